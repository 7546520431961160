#include "ui/graph/accessible.h"

#include "ui/graph/graph_panel.h"

#include <QtWidgets/QAccessibleWidget>
#include <vector>

namespace porism::ui {
namespace {

/// One node. The panel's interface owns it through the registry of Qt.
class NodeAccessible final : public QAccessibleInterface {
public:
    NodeAccessible(GraphPanel& panel, int node) : panel_(panel), node_(node) {}

    bool isValid() const override { return known(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return panel_.window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&panel_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override {
        if (!known()) return {};
        if (kind == QAccessible::Name) return panel_.node_name(index());
        return kind == QAccessible::Description ? panel_.node_tip(index()) : QString();
    }
    QRect rect() const override {
        const QRect area = known() ? panel_.node_place(index()).toAlignedRect() : QRect();
        return {panel_.mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = known() && panel_.is_current_node(index());
        state.focused = state.selected && panel_.hasFocus();
        return state;
    }

private:
    std::size_t index() const { return static_cast<std::size_t>(node_); }
    bool known() const { return index() < panel_.node_count(); }

    GraphPanel& panel_;
    int node_;
};

class GraphAccessible final : public QAccessibleWidget {
public:
    explicit GraphAccessible(GraphPanel& panel) : QAccessibleWidget(&panel, QAccessible::List), panel_(panel) {}
    ~GraphAccessible() override { forget(); }

    /// The nodes that were handed out are gone.
    void forget() {
        for (const QAccessible::Id id : nodes_)
            if (id != 0) QAccessible::deleteAccessibleInterface(id);
        nodes_.clear();
    }

    int childCount() const override { return static_cast<int>(panel_.node_count()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        nodes_.resize(panel_.node_count(), 0);
        QAccessible::Id& id = nodes_[static_cast<std::size_t>(index)];
        if (id == 0) id = QAccessible::registerAccessibleInterface(new NodeAccessible(panel_, index));
        return QAccessible::accessibleInterface(id);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i] != 0 && QAccessible::accessibleInterface(nodes_[i]) == child) return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        for (int i = 0; i < childCount(); ++i)
            if (panel_.is_current_node(static_cast<std::size_t>(i))) return child(i);
        return nullptr;
    }

private:
    GraphPanel& panel_;
    mutable std::vector<QAccessible::Id> nodes_;
};

QAccessibleInterface* make_interface(const QString&, QObject* object) {
    auto* panel = qobject_cast<GraphPanel*>(object);
    return panel ? new GraphAccessible(*panel) : nullptr;
}

GraphAccessible* interface_of(GraphPanel& panel) {
    return QAccessible::isActive() ? dynamic_cast<GraphAccessible*>(QAccessible::queryAccessibleInterface(&panel))
                                   : nullptr;
}

} // namespace

void install_graph_accessibility() {
    static const bool done = [] {
        QAccessible::installFactory(&make_interface);
        return true;
    }();
    Q_UNUSED(done);
}

void tell_nodes_changed(GraphPanel& panel) {
    GraphAccessible* interface = interface_of(panel);
    if (!interface) return;
    interface->forget();
    QAccessibleEvent event(&panel, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void tell_node_focused(GraphPanel& panel, int node) {
    if (!interface_of(panel) || !panel.hasFocus()) return;
    QAccessibleEvent event(&panel, QAccessible::Focus);
    event.setChild(node);
    QAccessible::updateAccessibility(&event);
}

} // namespace porism::ui
