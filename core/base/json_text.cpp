#include "base/json_text.h"

#include "base/json.h"

#include <set>
#include <vector>

namespace porism {
namespace {

/// Goes through well-formed JSON from value to value.
class Reader {
public:
    /// From the value at the offset, or behind white space there.
    explicit Reader(std::string_view text, std::size_t offset = 0) : text_(text), at_(offset) { space(); }

    std::size_t offset() const { return at_; }

    /// Calls `enter(token, offset)` for each member of an object and element of a list, the token being its name or
    /// index and the offset that of its name or value; `enter` reads the value. Any other value is passed over.
    template<class Enter>
    void children(const Enter& enter) {
        const char open = text_[at_];
        if (open != '{' && open != '[') return scalar();
        ++at_;
        space();
        for (std::size_t index = 0; text_[at_] != '}' && text_[at_] != ']'; ++index) {
            const std::size_t start = at_;
            std::string token = open == '{' ? name() : std::to_string(index);
            enter(std::move(token), start);
            space();
            if (text_[at_] == ',') ++at_;
            space();
        }
        ++at_;
    }

    void skip() {
        children([this](const std::string&, std::size_t) { skip(); });
    }

private:
    void space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

    void string() {
        for (++at_; text_[at_] != '"'; ++at_)
            if (text_[at_] == '\\') ++at_;
        ++at_;
    }

    void scalar() {
        if (text_[at_] == '"') return string();
        at_ = std::min(text_.find_first_of(" \t\r\n,]}", at_), text_.size());
    }

    /// A member's name, and on to its value.
    std::string name() {
        const std::size_t start = at_;
        string();
        const std::string_view quoted = text_.substr(start, at_ - start);
        std::string name(quoted.substr(1, quoted.size() - 2));
        if (name.find('\\') != std::string::npos) name = Json::parse(quoted).get<std::string>();
        space();
        ++at_;
        space();
        return name;
    }

    std::string_view text_;
    std::size_t at_;
};

using Tokens = std::vector<std::string>;

Tokens tokens_of(std::string_view pointer) {
    Tokens tokens;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            tokens.emplace_back();
        else if (pointer[i] == '~' && i + 1 < pointer.size())
            tokens.back() += pointer[++i] == '0' ? '~' : '/';
        else
            tokens.back() += pointer[i];
    }
    return tokens;
}

std::size_t find(Reader& reader, const Tokens& tokens, std::size_t depth) {
    std::size_t found = reader.offset();
    reader.children([&](const std::string& token, std::size_t) {
        if (depth < tokens.size() && token == tokens[depth])
            found = find(reader, tokens, depth + 1);
        else
            reader.skip();
    });
    return found;
}

std::optional<RepeatedMember> repeated_in(Reader& reader, bool is_object, std::string_view text) {
    std::optional<RepeatedMember> first;
    std::set<std::string> names;
    reader.children([&](std::string token, std::size_t offset) {
        if (is_object && !first && names.contains(token)) first = {token, offset};
        if (is_object) names.insert(std::move(token));
        auto inside = repeated_in(reader, text[reader.offset()] == '{', text);
        if (!first) first = std::move(inside);
    });
    return first;
}

} // namespace

std::size_t offset_of(std::string_view text, std::string_view pointer) {
    Reader reader(text);
    return find(reader, tokens_of(pointer), 0);
}

std::vector<std::size_t> element_offsets(std::string_view text, std::string_view pointer) {
    const std::size_t list = offset_of(text, pointer);
    std::vector<std::size_t> offsets;
    if (text[list] != '[') return offsets;
    Reader reader(text, list);
    reader.children([&](const std::string&, std::size_t offset) {
        offsets.push_back(offset);
        reader.skip();
    });
    return offsets;
}

std::optional<RepeatedMember> repeated_member(std::string_view text) {
    Reader reader(text);
    return repeated_in(reader, text[reader.offset()] == '{', text);
}

std::string pointer_token(std::string_view name) {
    std::string token;
    for (const char c : name) token += c == '~' ? std::string("~0") : c == '/' ? "~1" : std::string(1, c);
    return token;
}

} // namespace porism
