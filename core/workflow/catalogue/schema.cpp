#include "workflow/catalogue/schema.h"

#include "formats/verigeo/operators.h"

namespace porism::workflow {

Result<Json> envelope_schema(std::string_view profile) {
    const auto known = verigeo::profile_by_name(profile);
    if (!known)
        return fail("no_profile", "a schema is that of a profile of VeriGeo",
                    "add --profile author or --profile solver");
    return verigeo::schema(*known);
}

} // namespace porism::workflow
