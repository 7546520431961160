// The goal's cone as a layered graph: statement, theorem, statement; folded where it is long.
#pragma once

#include "proof/theorem.h"
#include "ui/graph/beyond.h"
#include "ui/graph/cone.h"
#include "ui/graph/find.h"
#include "ui/graph/picture.h"
#include "ui/session/results.h"

#include <QtCore/QPointF>
#include <QtWidgets/QWidget>
#include <memory>
#include <optional>

class QMenu;
class QTimer;

namespace porism::ui {

class EmptyState;
class FindLine;
class Overview;
class Session;

/// Draws the path to the current goal. The layout is made in a worker; the old picture stays until the new one is
/// ready, a newer request stops an older one, and the selected node keeps its place on screen. Wheel zooms at the
/// cursor, a drag pans, a click selects the step everywhere (Ctrl adds), "+3" or a double click opens what is folded.
/// With the keyboard: arrows go to premises, consequences and neighbours, Space folds and opens, W draws what follows
/// from a statement besides the path, plus and minus zoom, F fits, Ctrl+F finds. Fitting never makes letters too small
/// to read: what does not fit is panned to, from the goal on, and an overview shows where one is as soon as not
/// everything is in sight. Wide rows are wrapped where the panel is narrow.
class GraphPanel final : public QWidget {
    Q_OBJECT
public:
    explicit GraphPanel(Session& session, QWidget* parent = nullptr);
    ~GraphPanel() override;

    /// Nodes that are drawn.
    std::size_t node_count() const { return shown_.cone.nodes.size(); }
    /// "Goal: AH ⊥ BC", "Given: AD ⊥ BC", "Three altitudes": a node by name.
    QString node_name(std::size_t node) const;
    /// The node in a sentence.
    const QString& node_tip(std::size_t node) const { return shown_.cone.nodes[node].tip; }
    /// Where a node is drawn, in widget coordinates.
    QRectF node_place(std::size_t node) const;
    bool is_current_node(std::size_t node) const { return current_node() == node; }
    /// Whether it fits what is looked for.
    bool is_found(std::size_t node) const;
    /// Where a step's statement is drawn, in widget coordinates; empty when it is not.
    std::optional<QPointF> place_of_step(std::size_t step) const;
    /// The same of the box of the theorem by which it is concluded.
    std::optional<QPointF> place_of_rule(std::size_t step) const;
    /// Where the graph is drawn, in widget coordinates: above the foot with the caption and the overview.
    QRectF sight() const;
    /// "1,088 facts, 74 shown".
    QString caption() const;
    double zoom() const { return view_.zoom; }
    /// The zoom at which letters are as small as can be read; fitting stops there.
    double readable_zoom() const;

    /// Writes the whole graph, as it is folded now, in the colours of the theme and with nothing lit
    /// (ui/graph/export.h). Errors are those of write_picture, and `no_graph`.
    Status export_to(const QString& path) const;

public Q_SLOTS:
    void fit();
    void zoom_in() { zoom_by(1.25, sight().center()); }
    void zoom_out() { zoom_by(0.8, sight().center()); }
    /// Draws everything, however long it is, or folds again what is too much to read.
    void show_whole(bool whole);
    /// Opens the line in which is typed what is looked for: words and names of points, as in the list of statements.
    /// Nodes that fit are lit; Enter goes to the next one, Shift+Enter back, Esc closes. What fits and is folded away
    /// is counted, and can be opened.
    void find();
    /// Asks for a file and writes the graph into it.
    void ask_export();

Q_SIGNALS:
    void laid_out();
    /// The graph was written into this file, which a person had asked for.
    void exported(const QString& path);

protected:
    void paintEvent(QPaintEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void contextMenuEvent(QContextMenuEvent*) override;
    void leaveEvent(QEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }
    void changeEvent(QEvent*) override;
    bool event(QEvent*) override;

private:
    /// A picture and the results it was made from: it stays whole while newer results wait for their layout.
    struct Shown : GraphPicture {
        std::shared_ptr<const Results> results;
        std::size_t goal = 0;
        std::shared_ptr<const proof::Path> beyond =
            {};                   ///< the path with what follows from it; null where nothing is drawn
        std::size_t followed = 0; ///< statements from which it was drawn
        QSizeF room;              ///< of the panel when the layout was asked for

        const workflow::GoalResult& result() const { return *results->goals[goal]; }
        const proof::Path& path() const { return *results->told[goal]; }
        const proof::Step& step(std::size_t node) const {
            return (beyond ? *beyond : path()).steps[cone.nodes[node].step];
        }
        /// By whose name the rule is shown; empty where it has none.
        std::string theorem(std::size_t node) const;
        /// What a node says: of most one statement.
        std::vector<facts::Statement> statements(std::size_t node) const;
        bool says(std::size_t node, const facts::Statement& statement) const;
        std::optional<std::size_t> node_of(std::size_t step) const;
        std::optional<std::size_t> node_of(const facts::Statement& statement) const;
    };
    struct View {
        double zoom = 1;
        QPointF origin; ///< widget position of the layout's (0, 0)
    };

    void follow_results();
    void request_layout();
    void take_layout(std::uint64_t request, Shown shown);
    void clear();
    void follow_selection();
    /// Pans as little as brings the node into sight.
    void bring_into_sight(std::size_t node);
    /// The same with the overview, or without.
    QRectF sight(bool with_overview) const;
    /// For a layout that needs no overview.
    QSizeF room() const;
    bool is_current(const facts::Statement& goal) const;

    void toggle_fold(std::size_t node);
    bool has_premises(std::size_t node) const;
    /// Draws what was derived directly from the node's statement, outside of the path, or hides it again.
    void toggle_following(std::size_t node);
    void ask_for_following();
    /// Of those of which it is known.
    std::vector<FollowingFrom> wished_following(const proof::Path& path) const;
    void take_following();
    void forget_shown_above(std::size_t node);
    void hide_family(const std::string& family);
    void show_all_families();
    void zoom_by(double factor, QPointF at);
    void go_to(std::optional<std::size_t> node, bool add = false);
    std::size_t goal_node() const;
    void go_vertically(bool up);
    void go_sideways(int by);
    void fill_menu(QMenu& menu, std::optional<std::size_t> node);

    std::optional<std::size_t> current_node() const;
    std::optional<std::size_t> node_at(QPointF position) const;
    bool on_badge(std::size_t node, QPointF position) const;
    QRectF area_of(std::size_t node) const { return shown_.area_of(node); }
    QPointF to_widget(LayoutPoint point) const;
    QPointF to_layout(QPointF position) const { return (position - view_.origin) / view_.zoom; }

    /// What a key does while the graph has the focus; null for keys that are not its own.
    auto action_of(const QKeyEvent& event) const -> void (*)(GraphPanel&);
    /// To the overview, to screen readers and to the words of an empty panel.
    void announce_picture();
    void follow_view();
    NodeLook look_of(std::size_t node) const;
    /// With nothing lit.
    GraphLooks plain_looks() const;
    GraphLooks looks() const;
    void light_step(GraphLooks& looks) const;
    QString message() const;

    /// Looks again for what stands in the line.
    void follow_find();
    std::optional<std::size_t> found_now() const;
    void tell_found();
    void end_find();
    bool finding() const;
    /// To the next place that fits, or the one before; where all of them are folded away, opens them.
    void go_to_found(int by);
    void open_found();

    Session& session_;
    Overview* overview_;
    EmptyState* empty_;
    FindLine* find_;
    std::unique_ptr<GraphSearch> search_; ///< in the path that is shown; made when it is first needed
    Found found_;
    Shown shown_;
    View view_;
    bool fitted_ = true;
    QTimer* settle_; ///< after the panel has another shape, a layout for it
    FoldWishes wishes_;
    bool whole_ = false;
    std::optional<facts::Statement> anchor_; ///< keeps its place when the next layout comes
    std::uint64_t request_ = 0;
    bool waiting_ = false; ///< for the layout of the latest request
    std::shared_ptr<const Results> requested_;
    std::size_t requested_goal_ = 0;
    StopSource stop_;
    std::optional<QPointF> pressed_;
    QPointF origin_at_press_;
    bool panning_ = false;
};

} // namespace porism::ui
