// The one tolerance policy of the project. It decides what is *seen*, never what is proved.
#pragma once

namespace porism::geometry {

/// Both limits are relative to the magnitude of the terms compared. Pictures are of size about 1 and computed in
/// doubles through at most some hundred operations; what lies between the two limits is neither seen equal nor seen
/// different, and the picture is drawn again.
struct Tolerance {
    double equal = 1e-9; ///< at most: seen equal
    double clear = 1e-6; ///< at least: seen different, an order statement seen to hold
    double apart = 5e-7; ///< of distances relative to the extent of the picture, at least: two points; nearer ones have
                         ///< no direction that doubles can tell to 1e-9
};

} // namespace porism::geometry
