#include "ui/graph/graph_panel.h"

#include "ui/graph/accessible.h"
#include "ui/graph/find_line.h"
#include "ui/graph/overview.h"
#include "ui/session/session.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtCore/QThreadPool>
#include <QtCore/QTimer>
#include <limits>

namespace porism::ui {
namespace {

constexpr int settle_ms = 120;

} // namespace

GraphPanel::GraphPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), overview_(new Overview(this)),
      empty_(new EmptyState(QStringLiteral("graph"), tr("No path to draw"), {}, {}, this)), find_(new FindLine(this)),
      settle_(new QTimer(this)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(220, 160);
    setAccessibleName(tr("Reasoning graph of the goal"));
    install_graph_accessibility();
    connect(overview_, &Overview::asked, this, [this](QPointF centre) {
        view_.origin = sight().center() - view_.zoom * centre;
        fitted_ = false;
        follow_view();
    });
    connect(find_, &FindLine::changed, this, &GraphPanel::follow_find);
    connect(find_, &FindLine::asked, this, &GraphPanel::go_to_found);
    connect(find_, &FindLine::asked_to_open, this, &GraphPanel::open_found);
    connect(find_, &FindLine::asked_to_close, this, &GraphPanel::end_find);
    settle_->setSingleShot(true);
    settle_->setInterval(settle_ms);
    connect(settle_, &QTimer::timeout, this, &GraphPanel::request_layout);
    connect(&session_, &Session::goalResultChanged, this, &GraphPanel::follow_results);
    connect(&session_, &Session::closureChanged, this, &GraphPanel::follow_results);
    connect(&session_, &Session::documentChanged, this, [this] {
        empty_->set_text(message());
        if (!current_node()) setAccessibleDescription(message());
        update();
    });
    connect(&session_, &Session::whyChanged, this, &GraphPanel::take_following);
    connect(&session_, &Session::selectionChanged, this, &GraphPanel::follow_selection);
    connect(&session_, &Session::hoverChanged, this, qOverload<>(&QWidget::update));
    connect(&session_, &Session::stateChanged, this, [this] {
        if (node_count() == 0) update();
    });
    follow_results();
}

GraphPanel::~GraphPanel() {
    stop_.request_stop();
}

std::optional<std::size_t> GraphPanel::Shown::node_of(std::size_t step) const {
    for (std::size_t i = 0; i < layout.centres.size(); ++i)
        if (cone.nodes[i].shape == ConeShape::statement && cone.nodes[i].stands_for(step)) return i;
    return std::nullopt;
}

std::optional<std::size_t> GraphPanel::Shown::node_of(const facts::Statement& statement) const {
    for (std::size_t i = 0; i < layout.centres.size(); ++i)
        if (cone.nodes[i].shape == ConeShape::statement && says(i, statement)) return i;
    return std::nullopt;
}

std::vector<facts::Statement> GraphPanel::Shown::statements(std::size_t node) const {
    std::vector<facts::Statement> out{step(node).conclusion};
    for (const std::size_t other : cone.nodes[node].also) out.push_back(path().steps[other].conclusion);
    return out;
}

bool GraphPanel::Shown::says(std::size_t node, const facts::Statement& statement) const {
    const auto& also = cone.nodes[node].also;
    return step(node).conclusion == statement ||
           std::ranges::any_of(also, [&](std::size_t other) { return path().steps[other].conclusion == statement; });
}

std::string GraphPanel::Shown::theorem(std::size_t node) const {
    return cone.nodes[node].beyond ? step(node).rule : proof::theorem_name(path(), cone.nodes[node].step);
}

bool GraphPanel::is_current(const facts::Statement& goal) const {
    const auto current = session_.current_goal();
    return current && session_.said_by(*current) == goal;
}

// A goal whose answer is still looked for keeps its old picture; another goal's picture would be a lie.
void GraphPanel::follow_results() {
    const workflow::GoalResult* result = session_.current_result();
    if (!result || !result->path) {
        const bool waiting = !result && shown_.results && is_current(shown_.result().goal);
        if (!waiting) clear();
        return;
    }
    const auto results = session_.results();
    if (requested_ == results && requested_goal_ == *session_.current_goal()) return;
    requested_ = results;
    requested_goal_ = *session_.current_goal();
    ask_for_following();
    if (shown_.results && shown_.result().goal == result->goal &&
        shown_.path() == *told_path(results.get(), requested_goal_)) {
        shown_.results = results;
        shown_.goal = requested_goal_;
        search_.reset();
        follow_selection();
        take_following();
        if (!waiting_) return;
    }
    request_layout();
}

void GraphPanel::request_layout() {
    if (!requested_) return;
    stop_.request_stop();
    stop_ = StopSource();
    waiting_ = true;
    ++request_;
    Shown next;
    next.results = requested_;
    next.goal = requested_goal_;
    const std::size_t limit = whole_ ? std::numeric_limits<std::size_t>::max() : readable_nodes;
    next.cone = cone_of(next.path(), fold(next.path(), wishes_, limit), *next.results);
    if (const auto wished = wished_following(next.path()); !wished.empty()) {
        next.beyond = std::make_shared<proof::Path>(with_following(next.path(), wished, *next.results->graph));
        next.followed = wished.size();
        add_following(next.cone, *next.beyond, next.path().steps.size(), *next.results);
    }
    next.boxes = box_sizes(next.cone, font());
    next.room = size();
    const LayoutFrame frame{room().width(), room().height(), readable_zoom()};
    QPointer<GraphPanel> self(this);
    QThreadPool::globalInstance()->start(
        [self, request = request_, frame, next = std::move(next), control = Control{stop_.get_token(), {}}]() mutable {
            auto layout = framed_layout(next.boxes, next.cone.edges, frame, control);
            if (!layout) return;
            next.layout = std::move(*layout);
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, request, next = std::move(next)]() mutable {
                    if (self) self->take_layout(request, std::move(next));
                },
                Qt::QueuedConnection);
        });
}

void GraphPanel::take_layout(std::uint64_t request, Shown shown) {
    if (request != request_) return;
    waiting_ = false;
    std::optional<QPointF> before;
    const auto anchor = std::exchange(anchor_, std::nullopt);
    const auto kept = anchor ? shown_.node_of(*anchor) : current_node();
    std::optional<std::size_t> after;
    if (kept) {
        before = to_widget(shown_.layout.centres[*kept]);
        after = shown.node_of(shown_.step(*kept).conclusion);
    }
    const bool same_goal = shown_.results && shown_.result().goal == shown.result().goal;
    const bool other_room = shown_.room != shown.room;
    shown_ = std::move(shown);
    search_.reset();
    follow_find();
    announce_picture();
    if (after && rect().contains(before->toPoint()) && !(other_room && fitted_)) {
        view_.origin += *before - to_widget(shown_.layout.centres[*after]);
        fitted_ = false;
    } else if (fitted_ || !same_goal) {
        fit();
    }
    follow_selection();
    take_following(); // what came while this was laid out
    Q_EMIT laid_out();
}

void GraphPanel::clear() {
    stop_.request_stop();
    waiting_ = false;
    ++request_;
    requested_.reset();
    shown_ = {};
    search_.reset();
    end_find();
    fitted_ = true;
    announce_picture();
    follow_view();
    setAccessibleDescription(message());
}

std::optional<std::size_t> GraphPanel::current_node() const {
    if (!shown_.results) return std::nullopt;
    for (const StepRef& ref : session_.selection().steps)
        if (ref.goal == shown_.goal)
            if (const auto node = shown_.node_of(ref.step)) return node;
    for (const facts::Statement& statement : session_.selection().statements)
        if (const auto node = shown_.node_of(statement)) return node;
    return std::nullopt;
}

/// Moves the picture only when the selected node is not wholly in sight.
void GraphPanel::follow_selection() {
    const auto node = current_node();
    setAccessibleDescription(node ? shown_.cone.nodes[*node].tip : message());
    if (node) tell_node_focused(*this, static_cast<int>(*node));
    if (finding()) tell_found();
    follow_view();
    if (!node || pressed_) return;
    bring_into_sight(*node);
    bring_into_sight(*node); // the first may have called up the overview, which takes of the room
}

QString GraphPanel::node_name(std::size_t node) const {
    const ConeNode& shown = shown_.cone.nodes[node];
    if (shown.goal) return tr("Goal: %1").arg(shown.text);
    return shown.given ? tr("Given: %1").arg(shown.text) : shown.text;
}

void GraphPanel::announce_picture() {
    const Colours& c = colours();
    const QColor goal = shown_.results && shown_.result().solved() ? c.proved : c.goal;
    std::vector<OverviewNode> nodes;
    for (std::size_t i = 0; i < shown_.layout.centres.size(); ++i) {
        const ConeNode& node = shown_.cone.nodes[i];
        const bool box = node.shape == ConeShape::rule;
        const QColor colour = box ? mix(c.raised, c.ink, 0.35) : node.given ? c.given : node.goal ? goal : c.derived;
        nodes.push_back({area_of(i), colour});
    }
    empty_->set_text(message());
    empty_->setVisible(nodes.empty());
    tell_nodes_changed(*this);
    overview_->set_nodes(std::move(nodes), {shown_.layout.width, shown_.layout.height});
}

} // namespace porism::ui
