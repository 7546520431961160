#include "base/text.h"
#include "formats/verigeo/registry.h"
#include "formats/verigeo/rewrite.h"
#include "formats/verigeo/verigeo.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

constexpr std::array sources = {std::pair{Source::given, std::string_view("given")},
                                std::pair{Source::solver, std::string_view("solver")},
                                std::pair{Source::derived, std::string_view("derived")}};

tl::unexpected<Error> bad(std::string pointer, std::string code, std::string what, std::string mend) {
    return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), {}, std::move(pointer)});
}

Result<const Json*> member_of(const Json& json, const char* name, const std::string& pointer) {
    const auto found = json.find(name);
    if (found == json.end())
        return bad(pointer, "json_missing", fmt::format("the member \"{}\" is missing", name), "add it");
    return &*found;
}

Result<std::string> text_of(const Json& json, const std::string& pointer) {
    if (json.is_string()) return json.get<std::string>();
    return bad(pointer, "json_type", fmt::format("this is {}", kind_name(json)), "write text between quotation marks");
}

Result<std::string> text_member(const Json& json, const char* name, const std::string& pointer = {}) {
    const auto value = member_of(json, name, pointer);
    if (!value) return fail(value.error());
    return text_of(**value, fmt::format("{}/{}", pointer, name));
}

Result<const Json*> list_member(const Json& json, const char* name, const std::string& pointer = {}) {
    auto value = member_of(json, name, pointer);
    if (!value || (*value)->is_array()) return value;
    return bad(fmt::format("{}/{}", pointer, name), "json_type", fmt::format("this is {}", kind_name(**value)),
               "write a list between square brackets");
}

Status only(const Json& json, std::initializer_list<std::string_view> known, const std::string& pointer) {
    auto ok = only_members(json, known);
    if (ok) return ok;
    ok.error().pointer = pointer;
    if (ok.error().mend.empty()) ok.error().mend = "leave it out";
    return ok;
}

/// 1 - t, as a number that reads back.
std::string from_other_end(const std::string& ratio) {
    const auto value = numbers::Scalar::parse(ratio);
    const auto rational = value ? numbers::as_rational(*value) : std::nullopt;
    return rational ? numbers::Scalar(numbers::Rational(1 - *rational)).text() : "1-(" + ratio + ")";
}

std::string list(std::vector<std::string> names) {
    return join(names, ", ");
}

class Reader {
public:
    explicit Reader(Scope scope) : registry_(scope) {}

    Result<std::vector<Action>> actions(const Json& json, const std::string& pointer, Profile profile, Source source) {
        std::vector<Action> out;
        for (const Json& one : json) {
            const std::string at = fmt::format("{}/{}", pointer, out.size());
            if (++count_ > max_actions)
                return bad(at, "too_many_actions", fmt::format("there are more than {} actions", max_actions),
                           "split the problem");
            auto action = read(one, at, profile, source);
            if (!action) return fail(std::move(action.error()));
            out.push_back(std::move(*action));
        }
        return out;
    }

private:
    Result<Action> read(const Json& json, const std::string& pointer, Profile profile, Source source);
    Result<const Operator*> row_of(const Json& json, const std::string& pointer, Profile profile) const;
    Result<std::vector<std::string>> arguments(const Operator& row, const Json& json, const std::string& pointer) const;
    Result<std::vector<Argument>> read_as(const Form& form, const std::vector<std::string>& texts,
                                          const std::string& pointer) const;

    Registry registry_;
    std::size_t count_ = 0;
};

Result<const Operator*> Reader::row_of(const Json& json, const std::string& pointer, Profile profile) const {
    const auto op = text_member(json, "op", pointer);
    if (!op) return fail(op.error());
    if (about_functions(*op))
        return bad(pointer + "/op", "functions", *op + " is about functions, which are no part of plane figures here",
                   "leave the action out");
    const auto type = text_member(json, "type", pointer);
    if (!type) return fail(type.error());
    const auto ops = op_names();
    if (std::ranges::find(ops, *op) == ops.end())
        return bad(pointer + "/op", "unknown_operator", "there is no operator called " + in_quotes(*op),
                   did_you_mean(*op, ops, "write one of " + list(ops)));
    const Operator* row = find(*op, *type);
    if (!row)
        return bad(pointer + "/type", "unknown_type", *op + " has no type called " + in_quotes(*type),
                   did_you_mean(*type, type_names(*op), "write one of " + list(type_names(*op))));
    if (row->in(profile)) return row;
    return bad(pointer + "/op", "profile",
               fmt::format("{} {} is not allowed in the {}'s actions", *op, *type, name_of(profile)),
               "use one of " + list(op_names(profile)));
}

/// A number is taken as its text.
Result<std::vector<std::string>> texts_of(const Json& json, const std::string& pointer) {
    std::vector<std::string> out;
    if (json.size() > max_arguments)
        return bad(pointer, "argument_count", fmt::format("there are more than {} arguments", max_arguments),
                   "split the action");
    for (const Json& one : json) {
        if (one.is_number())
            out.push_back(to_text(one));
        else if (auto text = text_of(one, fmt::format("{}/{}", pointer, out.size())))
            out.push_back(std::move(*text));
        else
            return fail(std::move(text.error()));
    }
    return out;
}

Result<std::vector<Argument>> Reader::read_as(const Form& form, const std::vector<std::string>& texts,
                                              const std::string& pointer) const {
    std::vector<Argument> out;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto one = registry_.read(form.kind(i), texts[i]);
        if (!one) {
            one.error().pointer = fmt::format("{}/{}", pointer, i);
            return fail(std::move(one.error()));
        }
        if (form.kind(i) == Kind::ratio && out.back().turned) one->text = from_other_end(one->text);
        out.push_back(std::move(*one));
    }
    return out;
}

Status check_same(const std::vector<Argument>& read, const std::string& pointer) {
    if (segment_id(read[1].text, read[2].text) == read[0].text) return {};
    return bad(pointer + "/0", "argument_count", read[0].text + " is not the segment of the two points behind it",
               "leave it out");
}

/// Points put together into the segments and angles that the first form has, and a segment taken apart into its points.
std::vector<std::string> in_form(const Form& form, const std::vector<Argument>& read) {
    std::vector<std::string> out;
    for (std::size_t i = 0, at = 0; at < read.size(); ++i) {
        const Argument& one = read[at];
        const Kind wanted = form.kind(i);
        if (wanted == Kind::segment && one.kind == Kind::point) {
            out.push_back(segment_id(one.text, read[at + 1].text));
            at += 2;
        } else if (wanted == Kind::angle && one.kind == Kind::point) {
            out.push_back(angle_id(one.text, read[at + 1].text, read[at + 2].text));
            at += 3;
        } else if (wanted == Kind::point && one.kind == Kind::segment) {
            out.insert(out.end(), one.points.begin(), one.points.end());
            ++at;
        } else {
            out.push_back(one.text);
            ++at;
        }
    }
    return out;
}

/// The first name that stands twice in a list.
std::optional<std::string> repeated(std::vector<std::string> names) {
    std::ranges::sort(names);
    const auto found = std::ranges::adjacent_find(names);
    return found == names.end() ? std::nullopt : std::optional(*found);
}

/// Points that are listed differ from each other, and so do those of a segment or an angle. Vectors may be zero.
Status check_points(const Operator& row, const std::vector<std::string>& args, const std::string& pointer) {
    if (row.type.starts_with("Vector")) return {};
    const Form& form = forms_of(row).front();
    std::vector<std::string> listed;
    std::optional<std::string> twice;
    for (std::size_t i = 0; i < args.size() && !twice; ++i) {
        const Kind kind = form.kind(i);
        if (kind == Kind::point) listed.push_back(args[i]);
        if (kind == Kind::segment || kind == Kind::angle) twice = repeated(points_of_id(args[i]));
    }
    if (!twice) twice = repeated(std::move(listed));
    if (!twice) return {};
    return bad(pointer, "repeated_point", "the point " + *twice + " is named twice", "name different points");
}

Result<std::vector<std::string>> Reader::arguments(const Operator& row, const Json& json,
                                                   const std::string& pointer) const {
    auto texts = texts_of(json, pointer);
    if (!texts) return fail(texts.error());
    if (!row.written.empty()) texts = rewritten(std::move(*texts));
    const auto forms = forms_of(row);
    const auto form = std::ranges::find_if(forms, [&](const Form& one) { return one.fits(texts->size()); });
    if (form == forms.end())
        return bad(pointer, "argument_count",
                   fmt::format("{} {} cannot have {} arguments", row.op, row.type, texts->size()),
                   fmt::format("write {}", row.arguments));
    auto read = read_as(*form, *texts, pointer);
    if (!read) return fail(std::move(read.error()));
    if (form->kinds.front() == Kind::same_segment) {
        if (auto same = check_same(*read, pointer); !same) return fail(same.error());
        read->erase(read->begin());
    }
    auto args = in_form(forms.front(), *read);
    if (row.op == "AddAuxLine") std::ranges::sort(args); // a segment has no direction
    if (auto ok = check_points(row, args, pointer); !ok) return fail(ok.error());
    return args;
}

Result<Source> source_of(const Json& json, const std::string& pointer, Source usual) {
    if (!json.contains("source")) return usual;
    const auto text = text_member(json, "source", pointer);
    if (!text) return fail(text.error());
    const auto found = std::ranges::find(sources, *text, &std::pair<Source, std::string_view>::second);
    if (found != sources.end()) return found->first;
    return bad(pointer + "/source", "bad_source", in_quotes(*text) + " is no source", "write given, solver or derived");
}

Result<Action> Reader::read(const Json& json, const std::string& pointer, Profile profile, Source source) {
    if (auto ok = only(json, {"op", "type", "args", "source"}, pointer); !ok) return fail(ok.error());
    const auto row = row_of(json, pointer, profile);
    if (!row) return fail(row.error());
    const auto from = source_of(json, pointer, source);
    if (!from) return fail(from.error());
    const auto listed = list_member(json, "args", pointer);
    if (!listed) return fail(listed.error());
    auto args = arguments(**row, **listed, pointer + "/args");
    if (!args) return fail(std::move(args.error()));
    if (auto ok = registry_.define(**row, *args); !ok) {
        ok.error().pointer = pointer + "/args/0";
        return fail(ok.error());
    }
    return Action{*row, std::move(*args), *from};
}

Status read_texts(const Json& json, std::initializer_list<std::pair<const char*, std::string*>> members) {
    for (const auto& [name, place] : members) {
        auto text = text_member(json, name);
        if (!text) return fail(std::move(text.error()));
        *place = std::move(*text);
    }
    return {};
}

Status read_actions(Reader& reader, const Json& json, const char* name, Profile profile, std::vector<Action>& place) {
    const auto listed = list_member(json, name);
    if (!listed) return fail(listed.error());
    const Source usual = profile == Profile::author ? Source::given : Source::solver;
    auto actions = reader.actions(**listed, fmt::format("/{}", name), profile, usual);
    if (!actions) return fail(std::move(actions.error()));
    place = std::move(*actions);
    return {};
}

Status read_givens(const Json& json, Envelope& out) {
    const auto givens = list_member(json, "givens");
    if (!givens) return fail(givens.error());
    for (const Json& one : **givens) {
        auto text = text_of(one, fmt::format("/givens/{}", out.givens.size()));
        if (!text) return fail(std::move(text.error()));
        out.givens.push_back(std::move(*text));
    }
    return {};
}

Result<Envelope> read_author(const Json& json) {
    Envelope out;
    if (auto ok = only(json, {"problem", "givens", "goal", "answer", "comment", "actions", "solver_actions"}, {}); !ok)
        return fail(ok.error());
    if (auto ok = read_texts(
            json, {{"problem", &out.problem}, {"goal", &out.goal}, {"answer", &out.answer}, {"comment", &out.comment}});
        !ok)
        return fail(ok.error());
    if (auto ok = read_givens(json, out); !ok) return fail(ok.error());
    Reader reader(Scope::closed);
    if (auto ok = read_actions(reader, json, "actions", Profile::author, out.actions); !ok) return fail(ok.error());
    if (!json.contains("solver_actions")) return out;
    if (auto ok = read_actions(reader, json, "solver_actions", Profile::solver, out.solver_actions.emplace()); !ok)
        return fail(ok.error());
    return out;
}

Result<Envelope> read_solver(const Json& json) {
    Envelope out;
    out.profile = Profile::solver;
    if (auto ok = only(json, {"actions", "final_answer", "proof"}, {}); !ok) return fail(ok.error());
    if (auto ok = read_texts(json, {{"final_answer", &out.final_answer}}); !ok) return fail(ok.error());
    if (json.contains("proof"))
        if (auto ok = read_texts(json, {{"proof", &out.proof.emplace()}}); !ok) return fail(ok.error());
    Reader reader(Scope::open);
    if (auto ok = read_actions(reader, json, "actions", Profile::solver, out.actions); !ok) return fail(ok.error());
    return out;
}

} // namespace

std::string_view name_of(Source source) {
    return std::ranges::find(sources, source, &std::pair<Source, std::string_view>::first)->second;
}

bool looks_like_envelope(const Json& json) {
    if (!json.is_object() || !json.contains("actions") || json.contains("version") || json.contains("porism"))
        return false;
    constexpr std::array members = {"problem", "givens", "solver_actions", "final_answer"};
    const Json& actions = json["actions"];
    const Json first = actions.is_array() && !actions.empty() ? actions.front() : Json();
    const Json op = first.is_object() ? first.value("op", Json()) : Json();
    const bool adds = op.is_string() && op.get<std::string>().starts_with("Add");
    return adds || std::ranges::any_of(members, [&](const char* name) { return json.contains(name); });
}

Result<Envelope> envelope_from_json(const Json& json) {
    if (!json.is_object())
        return bad({}, "json_not_object", fmt::format("this is {}", kind_name(json)), "write an envelope");
    return json.contains("final_answer") ? read_solver(json) : read_author(json);
}

Result<Envelope> parse(std::string_view text, const std::string& source) {
    if (text.size() > max_bytes)
        return fail(Error{ErrorKind::bad_input, "envelope_too_large", "the envelope is larger than a mebibyte",
                          "split the problem", Place{source, 1, 1}});
    const auto json = parse_json(text, source, max_depth);
    if (!json) return fail(json.error());
    auto envelope = envelope_from_json(*json);
    if (!envelope) return fail(placed_in(std::move(envelope.error()), text, source));
    return envelope;
}

} // namespace porism::verigeo
