// A stop that either of two others requests.
#pragma once

#include "base/stop.h"

namespace porism::workflow {

class EitherStop {
public:
    EitherStop(const StopToken& one, const StopToken& other)
        : on_one_(one, Request{source_}), on_other_(other, Request{source_}) {}
    StopToken token() const { return source_.get_token(); }

private:
    struct Request {
        StopSource source;
        void operator()() { source.request_stop(); }
    };
    StopSource source_;
    std::stop_callback<Request> on_one_, on_other_;
};

} // namespace porism::workflow
