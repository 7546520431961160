#include "corpus/json.h"

#include "base/fields.h"
#include "problem/json.h"

#include <algorithm>

namespace porism::corpus {
namespace {

Status read_tags(const Json& json, std::vector<std::string>& tags) {
    auto read = read_strings(json, "tags");
    if (!read) return fail(read.error());
    tags = *std::move(read);
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return {};
}

} // namespace

Json to_json(const Sample& sample) {
    Json json = Json::object();
    json["porism"] = "sample";
    json["version"] = form_version;
    json["problem"] = problem::to_json(sample.problem);
    if (const auto document = parse_json(sample.document); document) json["document"] = *document;
    json["tags"] = sample.tags;
    json["created"] = sample.created;
    json["modified"] = sample.modified;
    return json;
}

Result<Sample> sample_from_json(const Json& json) {
    if (auto ok =
            check_envelope(json, "sample", {"porism", "version", "problem", "document", "tags", "created", "modified"});
        !ok)
        return fail(ok.error());
    Sample sample;
    if (!json.contains("problem"))
        return fail("json_missing", "the member \"problem\" is missing",
                    "porism store show --json writes a sample whole");
    auto problem = problem::problem_from_json(json["problem"]);
    if (!problem) return fail(in_member("problem", problem.error()));
    sample.problem = *std::move(problem);
    if (json.contains("document")) sample.document = to_text(json["document"]);
    if (auto ok = read_tags(json, sample.tags); !ok) return fail(ok.error());
    if (auto ok = read_text(json, "created", sample.created); !ok) return fail(ok.error());
    if (auto ok = read_text(json, "modified", sample.modified); !ok) return fail(ok.error());
    return sample;
}

Json to_json(const SampleRow& row) {
    Json json = Json::object();
    json["id"] = row.id;
    json["identity"] = row.identity;
    json["title"] = row.title;
    json["goals"] = row.goals;
    json["verdict"] = problem::name_of(row.outcome);
    json["points"] = row.points;
    json["path_length"] = row.length;
    json["raw_length"] = row.raw_length;
    json["theorems"] = row.theorems;
    json["tags"] = row.tags;
    json["created"] = row.created;
    json["modified"] = row.modified;
    if (!row.removed.empty()) json["removed"] = row.removed;
    return json;
}

Json to_json(const Collection& collection) {
    Json json = Json::object();
    json["id"] = collection.id;
    json["name"] = collection.name;
    json["note"] = collection.note;
    json["size"] = collection.size;
    return json;
}

} // namespace porism::corpus
