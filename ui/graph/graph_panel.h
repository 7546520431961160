// The goal's cone as a layered graph: statement ellipse, rule box, statement.
#pragma once

#include "ui/graph/cone.h"
#include "ui/session/results.h"

#include <QtCore/QPointF>
#include <QtWidgets/QWidget>
#include <memory>
#include <optional>

namespace porism::ui {

class Session;

/// Draws the path to the current goal. The layout is made in a worker; the old picture stays until the new one is
/// ready, a newer request stops an older one, and the selected node keeps its place on screen. Wheel zooms at the
/// cursor, a drag pans, a click selects the step everywhere, F fits.
class GraphPanel final : public QWidget {
    Q_OBJECT
public:
    explicit GraphPanel(Session& session, QWidget* parent = nullptr);
    ~GraphPanel() override;

    /// Nodes that are drawn, for tests and for the line "facts, shown".
    std::size_t node_count() const { return shown_.cone.nodes.size(); }
    /// Where a step's statement is drawn, in widget coordinates; empty when it is not.
    std::optional<QPointF> place_of_step(std::size_t step) const;

public Q_SLOTS:
    void fit();

Q_SIGNALS:
    void laid_out();

protected:
    void paintEvent(QPaintEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool event(QEvent*) override;

private:
    /// A picture and the results it was made from: it stays whole while newer results wait for their layout.
    struct Shown {
        std::shared_ptr<const Results> results;
        std::size_t goal = 0;
        Cone cone;
        std::vector<LayoutNode> boxes;
        Layout layout;

        const workflow::GoalResult& result() const { return *results->goals[goal]; }
        const proof::Step& step(std::size_t node) const { return result().path->steps[cone.nodes[node].step]; }
    };
    struct View {
        double zoom = 1;
        QPointF origin; ///< widget position of the layout's (0, 0)
    };

    void request_layout();
    void take_layout(std::uint64_t request, Shown shown);
    void clear();
    std::optional<std::size_t> node_at(QPointF position) const;
    std::optional<std::size_t> anchor_node(const Shown& shown) const;
    QPointF to_widget(LayoutPoint point) const;
    void draw_edges(QPainter& painter) const;
    void draw_node(QPainter& painter, std::size_t node) const;
    QString caption() const;

    Session& session_;
    Shown shown_;
    View view_;
    bool fitted_ = true;
    std::uint64_t request_ = 0;
    StopSource stop_;
    std::optional<QPointF> pressed_;
    QPointF origin_at_press_;
    bool panning_ = false;
};

} // namespace porism::ui
