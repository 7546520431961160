#include "document/told.h"

#include "base/fields.h"

#include <algorithm>
#include <utility>

namespace porism::document {

Told::Told(std::string language, std::string text) {
    Content content{std::move(language), {}, text.size()};
    if (text.size() <= max_told_bytes) content.text = std::move(text);
    content_ = std::make_shared<const Content>(std::move(content));
}

namespace {

std::string text_of(const std::optional<numbers::Scalar>& answer) {
    return answer ? answer->text() : std::string();
}

void add_answers(Json& json, const Told::Answers& answers) {
    if (answers.empty()) return;
    if (answers.front()) json["answer"] = answers.front()->text();
    Json further = Json::array();
    for (std::size_t i = 1; i < answers.size(); ++i) further.push_back(text_of(answers[i]));
    if (!further.empty()) json["further_answers"] = std::move(further);
}

Status read_answer(const std::string& text, std::string_view member, std::optional<numbers::Scalar>& out) {
    if (text.empty()) return {};
    auto read = numbers::Scalar::parse(text);
    if (!read) return fail(in_member(member, read.error()));
    out = *std::move(read);
    return {};
}

Result<Told::Answers> read_answers(const Json& json) {
    std::string first;
    if (auto ok = read_text(json, "answer", first); !ok) return fail(ok.error());
    const auto further = read_strings(json, "further_answers");
    if (!further) return fail(further.error());
    if (first.empty() && further->empty()) return Told::Answers{};
    Told::Answers out(1 + further->size());
    if (auto ok = read_answer(first, "answer", out.front()); !ok) return fail(ok.error());
    for (std::size_t i = 0; i < further->size(); ++i)
        if (auto ok = read_answer((*further)[i], "further_answers", out[i + 1]); !ok) return fail(ok.error());
    return out;
}

} // namespace

Told Told::with_answers(Answers answers) const {
    Content content = *content_;
    content.answers = std::move(answers);
    Told out;
    out.content_ = std::make_shared<const Content>(std::move(content));
    return out;
}

Told Told::with_branches_meant() const {
    Content content = *content_;
    content.branches_meant = true;
    Told out;
    out.content_ = std::make_shared<const Content>(std::move(content));
    return out;
}

Told Told::with_words_left_out() const {
    Content content = *content_;
    content.words_left_out = true;
    Told out;
    out.content_ = std::make_shared<const Content>(std::move(content));
    return out;
}

bool operator==(const Told& one, const Told& other) {
    if (one.content_ == other.content_) return true;
    return one.content_ && other.content_ && *one.content_ == *other.content_;
}

Json to_json(const Told& told) {
    Json json = Json::object();
    json["language"] = told.language();
    if (told.bytes() > max_told_bytes)
        json["bytes"] = told.bytes();
    else
        json["text"] = told.text();
    add_answers(json, told.answers());
    if (told.branches_meant()) json["branches_meant"] = true;
    if (told.words_left_out()) json["words_left_out"] = true;
    return json;
}

Result<Told> told_from_json(const Json& json) {
    if (auto ok = only_members(
            json, {"language", "text", "bytes", "answer", "further_answers", "branches_meant", "words_left_out"});
        !ok)
        return fail(ok.error());
    if (!json.contains("language"))
        return fail("json_missing", "the member \"language\" is missing",
                    "docs/formats/document.md lists the languages");
    Told::Content content;
    std::string text;
    if (auto ok = read_text(json, "language", content.language); !ok) return fail(ok.error());
    if (auto ok = read_text(json, "text", text); !ok) return fail(ok.error());
    if (auto ok = read_count(json, "bytes", content.bytes); !ok) return fail(ok.error());
    content.bytes = std::max(content.bytes, text.size());
    if (content.bytes <= max_told_bytes) {
        content.bytes = text.size();
        content.text = std::move(text);
    }
    auto answers = read_answers(json);
    if (!answers) return fail(answers.error());
    content.answers = *std::move(answers);
    if (auto ok = read_flag(json, "branches_meant", content.branches_meant); !ok) return fail(ok.error());
    if (auto ok = read_flag(json, "words_left_out", content.words_left_out); !ok) return fail(ok.error());
    Told told;
    told.content_ = std::make_shared<const Told::Content>(std::move(content));
    return told;
}

} // namespace porism::document
