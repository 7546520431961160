// Scenes from JGEX text with the picture that a person would look at.
#pragma once

#include "facts/statement.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/scene.h"
#include "translate/say.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace porism::test {

struct Told {
    scene::Scene scene;
    scene::Goals goals;
    diagram::Diagram diagram;

    translate::Picture picture() const { return diagram.scene_picture.points; }
    facts::Statement statement(std::string_view text) const {
        auto read = facts::parse_statement(text, scene.names());
        EXPECT_TRUE(read) << text << ": " << (read ? "" : to_string(read.error()));
        return read->front();
    }
};

inline Told told(std::string_view problem) {
    auto read = jgex::parse_problem(problem);
    EXPECT_TRUE(read) << problem << ": " << (read ? "" : to_string(read.error()));
    auto diagram = realize::realize(read->scene);
    EXPECT_TRUE(diagram) << problem << ": " << (diagram ? "" : to_string(diagram.error()));
    return {read->scene, read->goals, *diagram};
}

} // namespace porism::test
