// Forms of words, with names for what they are about, and texts rewritten by them.
#pragma once

#include <functional>
#include <regex>
#include <string>
#include <string_view>

namespace porism::workflow {

/// ECMAScript, in which {point}, {corners} (in brackets), {polygon} (the same behind what it may be called), {kind}
/// (in brackets: "right triangle "), {figure},
/// {amount} (in brackets: "AB", "∠ABC", "[ABC]"), {circle}, {list} (of points), {segment}, {segments}, {segments or
/// one} (each in brackets), {expression} (in signs alone), {is}, {line} (what a segment may be called), {number} (in
/// brackets), {unit}, {end} (of a clause) and {name ends} stand for patterns.
std::regex form_of(std::string form);

/// Nothing of a text that is longer than any sentence.
void for_each_match(const std::string& text, const std::regex& form,
                    const std::function<void(const std::smatch&)>& visit);

/// A text with each match written anew; one for which nothing is written stays. The function sees the match and the
/// text before it as it is rewritten.
std::string rewritten(const std::string& text, const std::regex& form,
                      const std::function<std::string(const std::smatch&, std::string_view)>& written);

} // namespace porism::workflow
