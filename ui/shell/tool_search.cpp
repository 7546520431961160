#include "ui/shell/tool_search.h"

#include "scene/catalogue.h"
#include "ui/session/wording.h"

#include <QtCore/QStringList>
#include <algorithm>
#include <optional>

namespace porism::ui {

namespace {

/// What a tool can be found by, and how well it fits when a word begins there or stands within.
struct Field {
    QString text;
    int begins, within;
};

std::vector<Field> fields_of(const scene::Construction& row) {
    std::vector<Field> fields{{catalogue_words(row.title), 1, 2}, {QString::fromStdString(row.name), 1, 3}};
    for (const std::string& alias : row.aliases) fields.push_back({QString::fromStdString(alias), 1, 3});
    QStringList rest{catalogue_words(row.group), sentence(row)};
    for (const scene::Slot& slot : row.slots)
        if (!slot.prompt.empty()) rest += catalogue_words(slot.prompt);
    fields.push_back({rest.join(' '), 6, 8});
    return fields;
}

bool begins_word(const QString& text, qsizetype at) {
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

/// Less is better; the very beginning of the title is best.
std::optional<int> fit(const std::vector<Field>& fields, const QString& word) {
    std::optional<int> best;
    for (const Field& field : fields) {
        for (qsizetype at = field.text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = field.text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
            const bool first = at == 0 && &field == &fields.front();
            const int found = first ? 0 : begins_word(field.text, at) ? field.begins : field.within;
            best = std::min(best.value_or(found), found);
        }
    }
    return best;
}

} // namespace

std::vector<ConstructionId> tools_found(const QString& typed) {
    const QStringList words = typed.simplified().split(' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) return {};
    std::vector<std::pair<int, ConstructionId>> ranked;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const auto fields = fields_of(scene::catalogue()[i]);
        std::optional<int> whole = 0;
        for (const QString& word : words) {
            const auto one = fit(fields, word);
            whole = whole && one ? std::optional(*whole + *one) : std::nullopt;
        }
        if (whole) ranked.emplace_back(*whole, ConstructionId(i));
    }
    std::ranges::stable_sort(ranked, {}, &std::pair<int, ConstructionId>::first);
    std::vector<ConstructionId> found;
    for (const auto& [rank, row] : ranked) found.push_back(row);
    return found;
}

} // namespace porism::ui
