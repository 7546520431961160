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

Told Told::with_answer(numbers::Scalar answer) const {
    Content content = *content_;
    content.answer = std::move(answer);
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
    if (told.answer()) json["answer"] = told.answer()->text();
    if (told.branches_meant()) json["branches_meant"] = true;
    return json;
}

Result<Told> told_from_json(const Json& json) {
    if (auto ok = only_members(json, {"language", "text", "bytes", "answer", "branches_meant"}); !ok)
        return fail(ok.error());
    if (!json.contains("language"))
        return fail("json_missing", "the member \"language\" is missing",
                    "docs/formats/document.md lists the languages");
    Told::Content content;
    std::string text, answer;
    if (auto ok = read_text(json, "language", content.language); !ok) return fail(ok.error());
    if (auto ok = read_text(json, "text", text); !ok) return fail(ok.error());
    if (auto ok = read_count(json, "bytes", content.bytes); !ok) return fail(ok.error());
    content.bytes = std::max(content.bytes, text.size());
    if (content.bytes <= max_told_bytes) {
        content.bytes = text.size();
        content.text = std::move(text);
    }
    if (auto ok = read_text(json, "answer", answer); !ok) return fail(ok.error());
    if (!answer.empty()) {
        auto read = numbers::Scalar::parse(answer);
        if (!read) return fail(in_member("answer", read.error()));
        content.answer = *std::move(read);
    }
    if (auto ok = read_flag(json, "branches_meant", content.branches_meant); !ok) return fail(ok.error());
    Told told;
    told.content_ = std::make_shared<const Told::Content>(std::move(content));
    return told;
}

} // namespace porism::document
