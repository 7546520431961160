// Texts that say one statement of the table each, of points that are new and of points that are there.
#pragma once

#include "formats/geodsl/table.h"

#include <cctype>
#include <cstdint>
#include <string>
#include <vector>

namespace porism::geodsl {

/// A form with values put in, or left out, and the corners that end in "..." named.
inline std::string statement_of(const StatementRow& row, bool values) {
    std::string text(row.form);
    if (const auto rest = text.find("..."); rest != std::string::npos)
        text.replace(rest, 3, row.name == "IsIncenterOf" ? "D" : "D,E");
    if (const auto behind = text.find('='); !values && behind != std::string::npos && row.name != "Arc")
        text.erase(behind);
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        const bool alone =
            !std::isalpha(text[i - 1]) && text[i - 1] != '_' && !std::isalpha(text[i + 1]) && text[i + 1] != '_';
        if (!alone || !std::islower(text[i])) continue;
        const std::string value = !values ? "_" : text[i] == 'a' ? "50" : std::string(1, text[i] == 'z' ? '2' : '3');
        text.replace(i, 1, value);
    }
    return text;
}

/// Whether a form asks for a circle about a point, which must be defined before.
inline bool names_circle(const StatementRow& row, const std::string& text, char centre) {
    const auto object = text.find(std::string("Circle(") + centre);
    return (object != std::string::npos && object > 0) || (row.name == "Arc" && centre == 'O');
}

/// The points of a form, but for those that are centres of circles that must be defined.
inline std::string points_of(const StatementRow& row, const std::string& text) {
    std::string letters;
    const auto is_word = [](char c) { return std::isalpha(c) || c == '_'; };
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (std::isupper(text[i]) && !is_word(text[i - 1]) && !is_word(text[i + 1]) &&
            letters.find(text[i]) == std::string::npos)
            letters += text[i];
    std::erase_if(letters, [&](char letter) { return names_circle(row, text, letter); });
    return letters;
}

/// What defines the circles of a form: as they come, with a radius, with a point on each.
inline std::vector<std::string> circles_of(const StatementRow& row, const std::string& text) {
    std::vector<std::string> beginnings{""};
    std::string bare, radius, point;
    for (const char centre : {'O', 'P'}) {
        if (!names_circle(row, text, centre)) continue;
        const std::string circle = std::string("Circle(") + centre + ")", other(1, centre == 'O' ? 'Y' : 'Z');
        bare += circle + "\n";
        radius += circle + "=(5)\n";
        point.append(circle).append("\nIsOnarc(").append(other).append(",").append(circle).append(")\n");
    }
    if (bare.empty()) return beginnings;
    return {bare, radius, point};
}

/// Which points of a form are there before: any of them, or those alone that it must find.
enum class Before : std::uint8_t { any, needed };

/// One text for each way in which points of the form may be there before.
inline std::vector<std::string> texts_of(const StatementRow& row, bool values, Before before = Before::any) {
    const std::string statement = statement_of(row, values), letters = points_of(row, statement);
    const bool shaped = row.name == "IsIncenterOf";
    std::vector<std::string> texts;
    for (const std::string& circles : circles_of(row, statement))
        for (std::size_t known = 0; known < (std::size_t{1} << letters.size()); ++known) {
            std::string text = circles;
            bool all = true;
            for (std::size_t i = 0; i < letters.size(); ++i) {
                const bool is = (known >> i) % 2 == 1, corner = shaped && letters[i] != 'O';
                const bool needed = row.known.find(letters[i]) != std::string_view::npos;
                if (is && !corner) text += std::string("Free(") + letters[i] + ")\n";
                all = all && (is == needed || (is && before == Before::any));
            }
            if (shaped) text += "Square(A,B,C,D)\n";
            if (all) texts.push_back(text + statement + "\n");
        }
    return texts;
}

} // namespace porism::geodsl
