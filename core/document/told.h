// What the file told from which a document was opened: the text of that one problem, kept to be read again.
#pragma once

#include "base/json.h"
#include "base/result.h"
#include "numbers/scalar.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace porism::document {

/// A longer text is not kept, only that there was one.
inline constexpr std::size_t max_told_bytes = 1U << 20U;

/// Immutable, copies share the text. A file tells more than a scene, goals and questions: answers, claims, a proof, a
/// text, a solution, and which branches it leaves open. Nothing here is looked into: `language` says who can read it
/// (workflow/told.h).
class Told {
public:
    using Answers = std::vector<std::optional<numbers::Scalar>>;

    Told() = default; ///< nothing was told
    Told(std::string language, std::string text);

    bool empty() const { return !content_; }
    /// A stable word: "verigeo". Only where something was told, as all that follows.
    const std::string& language() const { return content_->language; }
    /// Empty where it was too long.
    const std::string& text() const { return content_->text; }
    /// Of the text that was told, kept or not.
    std::size_t bytes() const { return content_->bytes; }
    /// What stands now in place of the answers that are told, by question; where there is none, what was told stands.
    const Answers& answers() const { return content_->answers; }
    /// Whether the branches that the document writes are meant, also where the file left them open.
    bool branches_meant() const { return content_->branches_meant; }
    /// Whether the words of the problem are left out, because they say what is mended: of a solution they stand.
    bool words_left_out() const { return content_->words_left_out; }

    Told with_answers(Answers answers) const;
    Told with_branches_meant() const;
    Told with_words_left_out() const;

    friend bool operator==(const Told& one, const Told& other);

private:
    friend Result<Told> told_from_json(const Json& json);
    struct Content {
        std::string language, text;
        std::size_t bytes = 0;
        Answers answers = {};
        bool branches_meant = false, words_left_out = false;
        friend bool operator==(const Content&, const Content&) = default;
    };
    std::shared_ptr<const Content> content_;
};

/// {"language":"verigeo","text":"...","answer":"5","further_answers":["","7"],"branches_meant":true,"words_left_out":true};
/// "bytes" in place of a text that was too long, "" where no answer stands.
Json to_json(const Told& told);
/// Errors: `json_type`, `json_unknown_key`, `json_missing` (no language), those of numbers::Scalar.
Result<Told> told_from_json(const Json& json);

} // namespace porism::document
