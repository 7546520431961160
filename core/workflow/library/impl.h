// What the sources of Library share.
#pragma once

#include "store/store.h"
#include "workflow/library/library.h"

namespace porism::workflow {

struct Library::Impl {
    store::Store store;

    Result<Kept> keep(problem::Problem problem, const document::Document& document);
};

} // namespace porism::workflow
