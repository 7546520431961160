#include "ui/models/facts_model.h"

#include "proof/rule.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

using facts::Predicate;

struct Kind {
    const char* title;
    std::array<Predicate, 2> predicates;
};

constexpr std::array kinds{
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Points on a line"), {Predicate::coll, Predicate::coll}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Points on a circle"), {Predicate::cyclic, Predicate::cyclic}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Centres of circles"), {Predicate::circle, Predicate::circle}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Midpoints"), {Predicate::midp, Predicate::midp}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Parallels"), {Predicate::para, Predicate::para}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Perpendiculars"), {Predicate::perp, Predicate::perp}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Equal lengths"), {Predicate::cong, Predicate::cong}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Equal angles"), {Predicate::eqangle, Predicate::eqangle}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Equal ratios"), {Predicate::eqratio, Predicate::eqratio}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Congruent triangles"), {Predicate::contri, Predicate::contrir}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Similar triangles"), {Predicate::simtri, Predicate::simtrir}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Angles with a value"), {Predicate::aconst, Predicate::aconst}},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Lengths and ratios with a value"),
         {Predicate::rconst, Predicate::lconst}},
};

std::optional<std::size_t> kind_of(Predicate predicate) {
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (std::ranges::count(kinds[k].predicates, predicate) > 0) return k;
    return std::nullopt;
}

/// Given: a filled square; derived: a ring. The shape says it without the colour.
QPixmap sign(bool given) {
    constexpr int size = 12;
    const qreal ratio = qApp->devicePixelRatio();
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (given) {
        painter.fillRect(QRectF(2.5, 2.5, 7, 7), colours().given);
    } else {
        painter.setPen(QPen(colours().derived, 1.6));
        painter.drawEllipse(QPointF(6, 6), 3, 3);
    }
    return pixmap;
}

/// The internal id of a kind's row; a statement's row holds its group's index instead.
constexpr quintptr top_level = ~quintptr{0};

} // namespace

bool FactsModel::set_results(std::shared_ptr<const Results> results) {
    if (results_ && results && results_->scene == results->scene && results_->graph && results->graph &&
        results_->graph->statements == results->graph->statements) {
        results_ = std::move(results);
        return false;
    }
    beginResetModel();
    results_ = std::move(results);
    rows_ = results_ && results_->graph ? FactRows(*results_->graph) : FactRows();
    texts_.assign(found(), {});
    regroup();
    endResetModel();
    return true;
}

bool FactsModel::set_filter(const QString& words, std::vector<PointId> points) {
    const QStringList split = words.split(' ', Qt::SkipEmptyParts);
    std::ranges::sort(points);
    if (split == looked_for_ && points == points_) return false;
    beginResetModel();
    looked_for_ = split;
    points_ = std::move(points);
    regroup();
    endResetModel();
    return true;
}

std::size_t FactsModel::total() const {
    return rows_.rows().size();
}

std::size_t FactsModel::found() const {
    return results_ && results_->graph ? results_->graph->statements.size() : 0;
}

std::size_t FactsModel::shown() const {
    std::size_t sum = 0;
    for (const Group& group : groups_) sum += group.entries.size();
    return sum;
}

void FactsModel::regroup() {
    words_.clear();
    for (const QString& word : looked_for_) words_.push_back(read(word));
    std::array<std::vector<Entry>, kinds.size()> entries;
    for (std::size_t i = 0; i < total(); ++i) {
        const FactRow& row = rows_.rows()[i];
        const auto kind = kind_of(results_->graph->statements[row.statements.front()].predicate());
        if (kind && matches(row)) entries[*kind].push_back({i, best_of(row)});
    }
    groups_.clear();
    for (std::size_t k = 0; k < entries.size(); ++k)
        if (!entries[k].empty()) groups_.push_back({k, std::move(entries[k])});
}

FactsModel::Word FactsModel::read(const QString& word) const {
    Word result{word, {}};
    const std::size_t count = results_ ? results_->scene.point_count() : 0;
    std::vector<QString> names;
    for (std::size_t i = 0; i < count; ++i) names.push_back(point_name(results_->scene, PointId(i)));
    for (std::size_t a = 0; a < count; ++a) {
        if (!word.startsWith(names[a], Qt::CaseInsensitive)) continue;
        const QStringView rest = QStringView(word).mid(names[a].size());
        for (std::size_t b = 0; b < count; ++b)
            if (a != b && rest.compare(names[b], Qt::CaseInsensitive) == 0)
                result.lines.push_back({rows_.line_of(PointId(a), PointId(b)), PointId(a), PointId(b)});
    }
    return result;
}

bool FactsModel::matches(const FactRow& row) const {
    return std::ranges::includes(row.points, points_) &&
           std::ranges::all_of(words_, [&](const Word& word) { return contains(row, word); });
}

bool FactsModel::contains(const FactRow& row, const Word& word) const {
    const auto within = [&](const QString& text) { return text.contains(word.text, Qt::CaseInsensitive); };
    const auto named = [&](const LineName& name) { return std::ranges::count(row.lines, name.line) > 0; };
    return std::ranges::any_of(word.lines, named) || (row.whole_class && within(class_text(row))) ||
           std::ranges::any_of(row.statements, [&](std::size_t statement) { return within(words_of(statement)); });
}

/// The first of those that mention most of the points and words that are looked for.
std::size_t FactsModel::best_of(const FactRow& row) const {
    if (points_.empty() && words_.empty()) return row.statements.front();
    return *std::ranges::max_element(row.statements, {}, [&](std::size_t statement) {
        const auto mentioned = results_->graph->statements[statement].points();
        return std::ranges::count_if(points_, [&](PointId p) { return std::ranges::count(mentioned, p) > 0; }) +
               std::ranges::count_if(words_, [&](const Word& word) {
                   return words_of(statement).contains(word.text, Qt::CaseInsensitive);
               });
    });
}

bool FactsModel::is_given(const FactRow& row) const {
    const proof::Graph& graph = *results_->graph;
    const std::size_t statement = row.statements.front();
    return statement < graph.first.size() &&
           graph.derivations[graph.first[statement].index()].reason == proof::Reason::given;
}

QString FactsModel::origin(const FactRow& row) const {
    const proof::Graph& graph = *results_->graph;
    const std::size_t statement = row.statements.front();
    if (statement >= graph.first.size()) return {};
    const proof::Derivation& derivation = graph.derivations[graph.first[statement].index()];
    if (derivation.reason == proof::Reason::given)
        return tr("Given: %1").arg(sentence(results_->scene.actions()[derivation.action], results_->scene));
    proof::Step step;
    step.reason = derivation.reason;
    if (derivation.reason == proof::Reason::rule) step.rule = proof::rule(derivation.rule).name;
    return tr("Derived: %1").arg(reason_kind(step));
}

const QString& FactsModel::words_of(std::size_t statement) const {
    QString& kept = texts_[statement];
    if (kept.isEmpty()) kept = notation(results_->graph->statements[statement], *results_);
    return kept;
}

QString FactsModel::class_text(const FactRow& row) const {
    const facts::Statement& first = results_->graph->statements[row.statements.front()];
    if (row.points.size() == first.points().size()) return words_of(row.statements.front());
    QStringList names;
    for (const PointId point : row.points) names += point_name(results_->scene, point);
    const QString last = names.takeLast();
    return (first.predicate() == Predicate::coll ? tr("%1 and %2 lie on one line") : tr("%1 and %2 lie on one circle"))
        .arg(names.join(QStringLiteral(", ")), last);
}

QString FactsModel::text(const Entry& entry) const {
    const FactRow& row = rows_.rows()[entry.row];
    return row.whole_class ? class_text(row) : words_of(entry.said);
}

QString FactsModel::why_found(const Entry& entry, const Word& word) const {
    if (text(entry).contains(word.text, Qt::CaseInsensitive)) return {};
    const FactRow& row = rows_.rows()[entry.row];
    if (row.whole_class) return {};
    const auto points = results_->graph->statements[entry.said].points();
    std::vector<std::pair<PointId, PointId>> said;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) said.push_back(std::minmax(points[i], points[i + 1]));
    const auto named = [&](const LineName& name) {
        return std::ranges::count(said, std::pair<PointId, PointId>(std::minmax(name.a, name.b))) > 0;
    };
    if (std::ranges::any_of(word.lines, named)) return {};
    const auto words = [&](PointId a, PointId b) {
        return point_name(results_->scene, a) + point_name(results_->scene, b);
    };
    for (const LineName& name : word.lines)
        for (const auto& [a, b] : said)
            if (a != b && rows_.line_of(a, b) == name.line)
                return tr("%1 lies on %2").arg(words(name.a, name.b), words(a, b));
    for (const std::size_t statement : row.statements)
        if (words_of(statement).contains(word.text, Qt::CaseInsensitive)) return tr("also %1").arg(words_of(statement));
    return {};
}

QString FactsModel::text_with_names(const Entry& entry) const {
    QStringList why;
    for (const Word& word : words_)
        if (const QString found = why_found(entry, word); !found.isEmpty()) why += found;
    why.removeDuplicates();
    return why.isEmpty() ? text(entry) : tr("%1  (%2)").arg(text(entry), why.join(QStringLiteral(", ")));
}

QStringList FactsModel::others(const Entry& entry) const {
    const QString own = text(entry);
    QStringList lines;
    for (const std::size_t statement : rows_.rows()[entry.row].statements)
        if (const QString& words = words_of(statement); words != own) lines += words;
    return lines;
}

QString FactsModel::tip(const Entry& entry) const {
    constexpr qsizetype most = 8;
    QStringList also = others(entry);
    const auto more = static_cast<int>(also.size() - most);
    if (more > 0) also = also.mid(0, most) << tr("and %n more", "", more);
    QStringList lines{text(entry), origin(rows_.rows()[entry.row])};
    if (!also.empty()) lines << tr("Found as: %1").arg(also.join(QStringLiteral("; ")));
    return lines.join('\n');
}

const FactsModel::Entry& FactsModel::entry(const QModelIndex& index) const {
    return groups_[index.internalId()].entries[static_cast<std::size_t>(index.row())];
}

std::optional<facts::Statement> FactsModel::statement(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == top_level) return std::nullopt;
    return results_->graph->statements[entry(index).said];
}

QModelIndex FactsModel::index_of(const facts::Statement& statement) const {
    const auto row = rows_.row_of(statement);
    for (std::size_t g = 0; row && g < groups_.size(); ++g) {
        const auto& entries = groups_[g].entries;
        const auto found = std::ranges::find(entries, *row, &Entry::row);
        if (found != entries.end()) return createIndex(static_cast<int>(found - entries.begin()), 0, quintptr{g});
    }
    return {};
}

QModelIndex FactsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : top_level);
}

QModelIndex FactsModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == top_level) return {};
    return createIndex(static_cast<int>(index.internalId()), 0, top_level);
}

int FactsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    if (parent.internalId() != top_level) return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].entries.size());
}

int FactsModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant FactsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (index.internalId() == top_level) {
        const Group& group = groups_[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole) return tr("%1  (%2)").arg(tr(kinds[group.kind].title)).arg(group.entries.size());
        if (role == Qt::ForegroundRole) return colours().muted;
        if (role == kind_role) return static_cast<int>(group.kind);
        return {};
    }
    const Entry& shown = entry(index);
    if (role == Qt::DisplayRole) return text_with_names(shown);
    if (role == Qt::ToolTipRole) return tip(shown);
    if (role == Qt::DecorationRole) return sign(is_given(rows_.rows()[shown.row]));
    return {};
}

} // namespace porism::ui
