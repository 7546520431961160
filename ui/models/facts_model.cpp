#include "ui/models/facts_model.h"

#include "ui/models/fact_sign.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <map>
#include <set>

namespace porism::ui {
namespace {

/// Internal ids: of a kind's row; of what stands below a kind its group, and in the bits above it the number of the
/// class, from 1, that it stands in.
constexpr quintptr top_level = ~quintptr{0};
constexpr int group_bits = 8;
constexpr quintptr group_mask = (quintptr{1} << group_bits) - 1;

} // namespace

bool FactsModel::set_results(std::shared_ptr<const Results> results) {
    const bool same_rows = results_ && results && results_->scene == results->scene && results_->graph &&
                           results->graph && results_->graph->statements == results->graph->statements;
    if (same_rows && results_->values == results->values) {
        const bool same_marks = results_->as_drawn == results->as_drawn;
        if (!same_marks) Q_EMIT layoutAboutToBeChanged();
        results_ = std::move(results);
        renew_search();
        if (!same_marks) Q_EMIT layoutChanged();
        return false;
    }
    beginResetModel();
    results_ = std::move(results);
    if (!same_rows) renew_rows();
    regroup();
    endResetModel();
    return true;
}

void FactsModel::renew_rows() {
    const bool any = results_ && results_->graph;
    rows_ = any ? proof::FactRows(*results_->graph) : proof::FactRows();
    classes_ = any ? proof::fact_classes(rows_, *results_->graph) : std::vector<proof::FactClass>();
    listed_ = proof::count_rows(classes_);
    texts_.assign(any ? results_->graph->statements.size() : 0, {});
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
    return listed_;
}

std::size_t FactsModel::shown() const {
    std::size_t sum = valued_.size();
    for (const Group& group : groups_) sum += group.news || group.quantity ? 0 : group.rows;
    return sum;
}

void FactsModel::renew_search() {
    search_.reset();
    if (!results_ || !results_->graph) return;
    const auto shown = [this](PointId point) { return point_name(results_->scene, point).toStdString(); };
    const auto says = [this](std::size_t statement) { return words_of(statement).toStdString(); };
    const auto reads = [this](std::string_view words) { return statement_in(words, *results_); };
    search_.emplace(proof::FactSearch::Source{rows_, *results_->graph, results_->scene.names(), shown, says, reads},
                    looked_for_.join(' ').toStdString(), points_);
}

void FactsModel::regroup() {
    renew_search();
    groups_.clear();
    valued_.clear();
    for (std::size_t i = 0; results_ && i < results_->news.size(); ++i) add_news(i);
    add_values();
    add_kinds();
}

/// By row what is new in it, the newest first; a row that a class says may have nothing that is new as it was found.
std::vector<std::pair<std::size_t, std::vector<std::size_t>>> FactsModel::new_rows(const News& news) const {
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> out;
    std::map<std::size_t, std::size_t> place;
    for (const facts::Statement& statement : news.statements) {
        const auto found = rows_.row_of(statement);
        if (!found) continue;
        const auto [at, first] = place.emplace(*found, out.size());
        if (first) out.push_back({*found, {}});
        const auto& said = rows_.rows()[*found].statements;
        const auto one = std::ranges::find_if(
            said, [&](std::size_t each) { return results_->graph->statements[each] == statement; });
        if (one != said.end()) out[at->second].second.push_back(*one);
    }
    return out;
}

/// Each row once below its kind, as what is new in it says it best.
void FactsModel::add_news(std::size_t number) {
    const News& news = results_->news[number];
    Group group{0, 0, {}, number, {}, news_title(news)};
    std::map<std::size_t, std::vector<Entry>> by_kind;
    const bool looking = !looked_for_.isEmpty() || !points_.empty();
    for (auto& [number_of_row, said] : new_rows(news)) {
        proof::FactRow row = rows_.rows()[number_of_row];
        const auto kind = proof::fact_kind_of(results_->graph->statements[row.statements.front()].predicate());
        const auto words = [&] { return row.whole_class ? class_text(row).toStdString() : std::string(); };
        if (!kind || !search_->fits(rows_.rows()[number_of_row], words)) continue;
        if (!said.empty()) row.statements = std::move(said);
        by_kind[*kind].push_back({number_of_row, looking ? search_->best_of(row) : row.statements.front()});
        ++group.rows;
    }
    for (auto& [kind, entries] : by_kind) group.branches.push_back({kind, std::move(entries)});
    if (group.rows > 0) groups_.push_back(std::move(group));
}

/// A row that is in two classes counts once.
void FactsModel::add_kinds() {
    std::set<std::size_t> counted;
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        Branch shown{i, {}};
        std::optional<std::string> of_class;
        for (std::size_t k = 0; k < classes_[i].rows.size(); ++k) {
            const std::size_t each = classes_[i].rows[k];
            if (valued_.contains(each)) continue;
            const proof::FactRow& row = rows_.rows()[each];
            const auto words = [&] {
                if (!of_class) of_class = classes_[i].members.empty() ? "" : class_words(shown).toStdString();
                return row.whole_class ? class_text(row).toStdString() + "\n" + *of_class : *of_class;
            };
            if (search_->fits(row, words))
                shown.entries.push_back({each, search_->best_of(row), proof::as_read(classes_[i], k)});
        }
        if (shown.entries.empty()) continue;
        if (groups_.empty() || groups_.back().news || groups_.back().quantity ||
            groups_.back().kind != classes_[i].kind)
            groups_.push_back({classes_[i].kind, 0, {}});
        for (const Entry& entry : shown.entries) groups_.back().rows += counted.insert(entry.row).second ? 1 : 0;
        groups_.back().branches.push_back(std::move(shown));
    }
}

FactsModel::Spot FactsModel::spot(const QModelIndex& index) {
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == top_level) return {Level::kind, row};
    const std::size_t group = index.internalId() & group_mask;
    const std::size_t branch = index.internalId() >> group_bits;
    return branch == 0 ? Spot{Level::branch, group, row} : Spot{Level::row, group, branch - 1, row};
}

const FactsModel::Entry* FactsModel::entry(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const Spot at = spot(index);
    if (at.level == Level::kind) return nullptr;
    const auto& entries = branch(at).entries;
    if (at.level == Level::row) return &entries[at.row];
    return entries.size() == 1 ? &entries.front() : nullptr;
}

std::optional<facts::Statement> FactsModel::statement(const QModelIndex& index) const {
    const Entry* shown = entry(index);
    return shown ? std::optional(said(*shown)) : std::nullopt;
}

std::vector<facts::Statement> FactsModel::statements(const QModelIndex& index) const {
    if (const auto one = statement(index)) return {*one};
    std::vector<facts::Statement> out;
    if (!index.isValid() || spot(index).level == Level::kind || news(index)) return out;
    for (const Entry& each : branch(spot(index)).entries) out.push_back(said(each));
    return out;
}

std::optional<std::size_t> FactsModel::news(const QModelIndex& index) const {
    if (!index.isValid() || entry(index)) return std::nullopt;
    return groups_[spot(index).group].news;
}

QModelIndex FactsModel::index_of(const facts::Statement& statement) const {
    const auto row = rows_.row_of(statement);
    const auto value = row ? valued_.find(*row) : valued_.end();
    const auto says = [&](const Entry& each) {
        if (each.row != no_row) return each.row == row;
        return said(each) == statement || (value != valued_.end() && value->second == each.said);
    };
    for (std::size_t g = 0; g < groups_.size(); ++g)
        for (std::size_t b = 0; b < groups_[g].branches.size() && !groups_[g].news; ++b) {
            const auto& entries = groups_[g].branches[b].entries;
            const auto found = std::ranges::find_if(entries, says);
            if (found == entries.end()) continue;
            if (entries.size() == 1) return createIndex(static_cast<int>(b), 0, quintptr{g});
            return createIndex(static_cast<int>(found - entries.begin()), 0, (quintptr{b + 1} << group_bits) | g);
        }
    return {};
}

QModelIndex FactsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    if (!parent.isValid()) return createIndex(row, column, top_level);
    const Spot at = spot(parent);
    const quintptr inside = at.level == Level::kind ? 0 : quintptr{at.branch + 1} << group_bits;
    return createIndex(row, column, inside | at.group);
}

QModelIndex FactsModel::parent(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const Spot at = spot(index);
    if (at.level == Level::kind) return {};
    if (at.level == Level::branch) return createIndex(static_cast<int>(at.group), 0, top_level);
    return createIndex(static_cast<int>(at.branch), 0, quintptr{at.group});
}

int FactsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    const Spot at = spot(parent);
    if (at.level == Level::kind) return static_cast<int>(groups_[at.group].branches.size());
    return entry(parent) ? 0 : static_cast<int>(branch(at).entries.size());
}

int FactsModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant FactsModel::kind_data(const Group& group, int role) const {
    if (group.news) {
        if (role == Qt::DisplayRole)
            return tr("%1: %2").arg(group.title, tr("%Ln statement(s)", "", static_cast<int>(group.rows)));
        if (role == Qt::ForegroundRole && *group.news > 0) return colours().muted;
        if (role == fold_role) return *group.news == 0 ? QStringLiteral("news") : "news: " + group.title;
        return {};
    }
    if (group.quantity) {
        const QString title = quantities_title(*group.quantity);
        if (role == Qt::DisplayRole) return tr("%1  (%L2)").arg(title).arg(group.rows);
        if (role == Qt::ForegroundRole) return colours().muted;
        return role == fold_role ? QVariant("values: " + title) : QVariant();
    }
    const proof::FactKind& kind = proof::fact_kinds()[group.kind];
    if (role == Qt::DisplayRole) return tr("%1  (%L2)").arg(kind_title(kind)).arg(group.rows);
    if (role == Qt::ForegroundRole) return colours().muted;
    if (role == fold_role) return QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size()));
    return {};
}

QVariant FactsModel::class_data(const Branch& branch, int role) const {
    if (role == Qt::DisplayRole) return tr("%1  (%L2)").arg(class_words(branch)).arg(branch.entries.size());
    if (role == Qt::ToolTipRole) return class_words(branch);
    if (role == fold_role) return class_words(branch);
    return {};
}

QVariant FactsModel::news_data(const Branch& branch, int role) const {
    const proof::FactKind& kind = proof::fact_kinds()[branch.one];
    if (role == Qt::DisplayRole) return tr("%1  (%L2)").arg(kind_title(kind)).arg(branch.entries.size());
    if (role == Qt::ForegroundRole) return colours().muted;
    if (role == fold_role)
        return "news: " + QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size()));
    return {};
}

QVariant FactsModel::row_data(const Entry& entry, int role) const {
    if (entry.row == no_row) return value_data((*results_->values)[entry.said], role);
    if (role == Qt::DisplayRole) return is_as_drawn(entry) ? text_with_names(entry) + " †" : text_with_names(entry);
    if (role == Qt::ToolTipRole) return tip(entry);
    if (role == Qt::DecorationRole) return fact_sign(is_given(rows_.rows()[entry.row]));
    return {};
}

QVariant FactsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (const Entry* row = entry(index)) return row_data(*row, role);
    const Spot at = spot(index);
    const Group& group = groups_[at.group];
    if (at.level == Level::kind) return kind_data(group, role);
    return group.news ? news_data(branch(at), role) : class_data(branch(at), role);
}

} // namespace porism::ui
