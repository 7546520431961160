// What earlier closures told as new, for later ones in which the same actions are still there.
#pragma once

#include "ui/session/results.h"

#include <deque>

namespace porism::ui {

/// What is known of the news before a scene is closed, over its points.
struct NewsAhead {
    std::vector<News> told; ///< newest first; some of the statements may follow no more
    News added; ///< points and statements that the closed scene before had not, what they bring not yet found
};

class NewsKept {
public:
    /// The news of a closed scene, which is the last one from now on; the oldest beyond 12 are dropped.
    void keep(const scene::Scene& scene, const std::vector<News>& news);
    void clear() { kept_.clear(); }
    /// Of a scene with the same actions, wherever its points lay, all that was told then. Else what the last one told
    /// of actions that are still there, and what was added since.
    NewsAhead ahead(const scene::Scene& scene) const;

private:
    struct Kept {
        scene::Scene scene;
        std::vector<News> news;
    };
    std::deque<Kept> kept_; ///< oldest first
};

} // namespace porism::ui
