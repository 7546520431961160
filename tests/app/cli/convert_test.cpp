// What a form cannot say of a file: named, commented, and told by the exit status.
#include "running.h"

#include <gtest/gtest.h>

namespace porism::cli {
namespace {

using test::Ran;
using test::run;
using test::Scratch;

const std::string vectors =
    R"json({"problem": "Figure.", "givens": [], "goal": "Prove AB ∥ CD", "answer": "", "comment": "",
 "actions": [{"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
             {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddPoint", "type": "Free", "args": ["D"]},
             {"op": "AddEdge", "type": "ExprConstraint", "args": ["Cross(Vector(A,B),Vector(C,D))", "=", "24"]}]})json";

TEST(ConvertLoss, AGivenThatTheFormCannotSayEndsNegativeAndIsCommented) {
    const Scratch scratch;
    const std::string file = scratch.put("vectors.json", vectors);
    for (const std::string form : {"geodsl", "jgex"}) {
        const Ran told = run({"convert", file, "--to", form, "--out", scratch.path(form)});
        EXPECT_EQ(told.status, 1) << told.err;
        EXPECT_NE(told.err.find("/actions/4"), std::string::npos) << told.err;
        const std::string text = scratch.get(form);
        EXPECT_TRUE(text.starts_with("# not said here: ")) << text;
        EXPECT_NE(text.find("# not said here: /actions/4: "), std::string::npos) << text;
        EXPECT_EQ(run({"convert", scratch.path(form), "--to", "actions", "--out", "-"}).status, 0)
            << "the text with its comment is read";
        EXPECT_EQ(run({"convert", file, "--to", form, "--out", scratch.path(form), "--lossy"}).status, 0);
    }
    EXPECT_EQ(run({"convert", file, "--to", "actions", "--out", "-"}).status, 1);
    EXPECT_EQ(run({"convert", file, "--to", "verigeo", "--out", "-"}).status, 0) << "nothing is lost there";
}

TEST(ConvertLoss, WhatIsOnlyPresentationIsANote) {
    const Scratch scratch;
    const std::string file = scratch.put("placed.txt", "a@0_0 = free a; b@1_0 = free b; c@0_1 = free c\n");
    const Ran told = run({"convert", file, "--to", "geodsl", "--out", "-"});
    EXPECT_EQ(told.status, 0) << told.err;
    EXPECT_NE(told.err.find("coordinates are not written"), std::string::npos) << told.err;
    EXPECT_EQ(told.out.find('#'), std::string::npos) << told.out;
}

} // namespace
} // namespace porism::cli
