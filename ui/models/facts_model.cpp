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
    Predicate first, last; ///< in the order of the table of predicates
};

constexpr std::array kinds{
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Points on a line"), Predicate::coll, Predicate::coll},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Points on a circle"), Predicate::cyclic, Predicate::cyclic},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Centres of circles"), Predicate::circle, Predicate::circle},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Midpoints"), Predicate::midp, Predicate::midp},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Parallels"), Predicate::para, Predicate::para},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Perpendiculars"), Predicate::perp, Predicate::perp},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Equal lengths"), Predicate::cong, Predicate::cong},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Equal angles"), Predicate::eqangle, Predicate::eqangle},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Equal ratios"), Predicate::eqratio, Predicate::eqratio},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Congruent triangles"), Predicate::contri, Predicate::contrir},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Similar triangles"), Predicate::simtri, Predicate::simtrir},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Angles with a value"), Predicate::aconst, Predicate::aconst},
    Kind{QT_TRANSLATE_NOOP("porism::ui::FactsModel", "Lengths and ratios with a value"), Predicate::rconst,
         Predicate::l2const},
};

std::optional<std::size_t> kind_of(Predicate predicate) {
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (kinds[k].first <= predicate && predicate <= kinds[k].last) return k;
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
