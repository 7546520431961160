#include "facts/reckoning.h"

#include "facts/remembered.h"

#include <cassert>
#include <utility>

namespace porism::facts {
namespace {

thread_local Reckoning* innermost = nullptr;

} // namespace

Reckoning::Reckoning()
    : outer_(std::exchange(innermost, this)), memo_(outer_ != nullptr ? outer_->memo_ : std::make_shared<Memo>()) {}

Reckoning::~Reckoning() {
    assert(innermost == this);
    innermost = outer_;
}

Reckoning* Reckoning::current() {
    return innermost;
}

} // namespace porism::facts
