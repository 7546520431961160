// The picture: what the scene draws, what is lit, and the tools that add to it.
#pragma once

#include "document/document.h"
#include "paint/compose.h"
#include "ui/canvas/tools/tool.h"

#include <QtCore/QPointF>
#include <QtWidgets/QWidget>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMenu;

namespace porism::ui {

class EmptyState;
class FigureNotice;
class MeasureStrip;
class PromptBar;
class Session;
class SightHint;

/// Draws the display list that all painters draw. Wheel zooms at the cursor; space or the middle button pans, and so
/// does the left one on empty ground when no tool is in hand. Without a tool a click selects (Ctrl adds) and movable
/// points are dragged; with one, clicks fill its slots. A label is dragged to where it is wanted, and goes back by a
/// double click. Esc leaves a slot, then the tool.
///
/// Of a point with several branches the others show as hollow dashed places while it is hovered or selected; a click on
/// one of them takes it.
///
/// With the keyboard alone: Tab counts on through what lies under the mouse, and where nothing does, it walks from
/// point to point, through the other branches of each, and after the last to the next widget; Return does there what a
/// click does. Arrows nudge the focused or selected point by a pixel, with Shift by ten; with a tool in hand they move
/// a crosshair. Esc lets go of the point, Ctrl+Tab leaves the canvas at once.
///
/// What is seen of the plane changes only when someone zooms, pans or fits, when a document is opened, when the first
/// figure is drawn, and when the canvas gets another width; points that come to lie out of sight are announced.
class Canvas final : public QWidget {
    Q_OBJECT
public:
    explicit Canvas(Session& session, QWidget* parent = nullptr);
    ~Canvas() override;

    /// Takes the tool of a catalogue row in hand; none is the move tool.
    void set_tool(std::optional<ConstructionId> row);
    std::optional<ConstructionId> tool() const { return row_; }

    /// Without a tool: each click adds a point to those that are measured, one on empty ground begins anew.
    void set_measuring(bool measuring);
    bool measuring() const { return measuring_; }

    /// Where a point of the present picture is drawn, in widget coordinates.
    QPointF place_of(PointId point) const;
    /// The widget coordinates of a place in scene units.
    QPointF to_widget(Point place) const;
    /// What the prompt bar says; empty without a tool.
    QString prompt() const;
    QString error() const;
    /// "E is out of sight · Fit": of points that came to lie there; empty when all new ones are seen.
    QString sight_hint() const;
    /// Why there is no figure of all actions, as it stands on the sheet; empty while there is one.
    QString figure_notice() const;
    /// "A, vertex of triangle ABC, free: drag it".
    QString point_words(PointId point) const;
    /// Where the other branches of the construction under the hand would place its points, in widget coordinates.
    std::vector<QPointF> ghost_places() const;
    /// The point that Tab has come to.
    std::optional<PointId> focused_point() const { return focus_; }
    /// The segments and circles that are drawn through selected points alone.
    std::vector<document::DrawnObject> selected_objects();

    QSize sizeHint() const override { return {760, 560}; }
    QSize minimumSizeHint() const override { return {280, 220}; }

public Q_SLOTS:
    void fit();
    void zoom_in() { zoom(1.25, rect().center()); }
    void zoom_out() { zoom(0.8, rect().center()); }
    /// What Esc does.
    void leave_tool_or_selection();

Q_SIGNALS:
    void toolChanged();    ///< or measuring()
    void styleRequested(); ///< by the menu
    /// The button of the empty canvas.
    void startRequested();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void contextMenuEvent(QContextMenuEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void keyReleaseEvent(QKeyEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void changeEvent(QEvent*) override;
    bool event(QEvent*) override;

private:
    /// What is on show of the scene: all of it, or as much as the replay has come to.
    struct Drawn {
        std::uint64_t scene_revision;
        std::size_t actions;
        std::shared_ptr<const diagram::Diagram> diagram;
        paint::Sketch sketch;
    };
    enum class Press { none, click, pan, drag, label };
    /// A label under way: where it is held, and where it stands relative to its point.
    struct HeldLabel {
        PointId point;
        QPointF grip;      ///< from the label's middle to the cursor
        double height = 1; ///< the unit of its place
        document::LabelPlace place;
    };

    /// Where a point could stand if its action took another branch.
    struct Other {
        std::size_t action;
        int branch;
        QPointF at;
    };

    // canvas.cpp: state
    /// Made when it is first asked for after a change, so that it never lags behind the session.
    const Drawn& drawn();
    void take_document();
    void take_diagram();
    void keep_view();
    void adopt_view();
    void refresh();
    void show_prompt(const QString& error);
    void type_at_tool(const QString& text);
    void place_overlays();
    /// How much of the sheet's height the notice takes.
    double covered() const;
    bool in_sight(const paint::View& view, PointId point) const;
    static bool in_sight(const paint::View& view, Point place);
    bool whole_figure_in(const paint::View& view) const;
    /// Keeps the figure where it is on the screen; false when the canvas has really another size.
    bool keep_place(QSize before);
    void zoom(double factor, QPointF at);
    void describe();
    // canvas_paint.cpp
    paint::Options options() const;
    void compose();
    void draw_ghost(QPainter& painter);
    void draw_shape(QPainter& painter, const Shape& shape) const;
    void draw_entered(QPainter& painter) const;
    void draw_focus(QPainter& painter) const;
    // canvas_sight.cpp
    /// Which points are there now that were not, and cannot be seen.
    void note_new_points();
    void place_hint();
    void show_figure_notice();
    // canvas_solved.cpp
    void note_places();
    /// Whether points of a solved figure went out of sight since their places were noted, or the figure shrank to a
    /// speck.
    bool solved_out_of_sight() const;
    // canvas_branches.cpp
    /// The one under the hand: focused, hovered, hovered last, or selected.
    std::optional<PointId> branching_point() const;
    std::vector<Other> others() const;
    std::optional<Other> other_at(QPointF at) const;
    void note_branching();
    bool take_other(QPointF at);
    void choose(std::size_t action, int branch);
    void add_branch_entries(QMenu& menu, PointId point);
    void add_place_entries(QMenu& menu, PointId point);
    /// Of the focused or the only selected point.
    void edit_place();
    void draw_others(QPainter& painter) const;
    void draw_note(QPainter& painter, QPointF at, const QString& words) const;
    // canvas_labels.cpp
    std::optional<HeldLabel> label_at(QPointF at) const;
    void move_label(QPointF at);
    void drop_label();
    bool free_label(QPointF at);
    // canvas_input.cpp
    void hover_at(QPointF at);
    void begin_move();
    Pick pick(QPointF at);
    void fill_menu(QMenu& menu, std::optional<PointId> point);
    void click_at(QPointF at, bool add);
    void select_at(const Pick& pick, bool add);
    void set_cursor();
    void pan_to(QPointF at);
    // canvas_keys.cpp
    bool take_tab(const QKeyEvent& event);
    bool take_arrow(const QKeyEvent& event);
    bool take_return(const QKeyEvent& event);
    /// To the next shown point, or the one before; false where there is none.
    bool walk(int by);
    bool walk_others(int by);
    /// The keyboard's cursor goes there, and does what that of the mouse would.
    void steer_to(QPointF at);
    void leave_keyboard();
    void nudge(PointId point, QPointF by);
    void delete_selected();
    void drop_tool();

    Session& session_;
    bool measuring_ = false;
    std::optional<ConstructionId> row_;
    std::unique_ptr<Tool> tool_;
    PromptBar* prompt_;
    FigureNotice* notice_;
    EmptyState* empty_;
    MeasureStrip* measures_;
    SightHint* hint_;
    QWidget* zoom_buttons_;
    std::unique_ptr<Drawn> drawn_;
    paint::View view_;
    paint::DisplayList list_;
    paint::LabelMemory labels_;
    Pick hover_;
    bool hovering_ = false;
    std::size_t turn_ = 0; ///< how often Tab was pressed here
    bool stale_ = true;    ///< list_ is to be composed anew
    bool follows_ = true;  ///< nobody has zoomed, panned or drawn by hand yet: another size shows the figure anew
    bool begun_ = false;   ///< a figure was there since the document came
    bool painted_ = false;
    QPoint corner_; ///< of the canvas in its window, and the size of that, as they were last drawn
    QSize window_size_;
    std::uint64_t seen_scene_ = UINT64_MAX;
    std::vector<std::string> known_, unseen_; ///< points by name: of the last scene, and new ones out of sight
    std::vector<Point> places_;               ///< of the known points in the last figure
    bool solved_ = false;                     ///< the last figure was solved for
    bool entered_ = false;                    ///< the focus came by a key: the sheet shows that it has it
    bool keys_ = false;                       ///< the cursor is the keyboard's
    std::optional<PointId> focus_;
    std::optional<std::size_t> focus_other_; ///< of the others of the focused point
    std::optional<PointId> branching_;       ///< hovered last, while nothing else is under the cursor
    Press press_ = Press::none;
    std::optional<HeldLabel> held_;
    QPointF cursor_, pressed_at_, panned_from_;
    bool space_ = false;
};

} // namespace porism::ui
