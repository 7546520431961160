// The nodes of the graph for screen readers: children of the panel, each with a name, a place and whether it is
// selected.
#pragma once

namespace porism::ui {

class GraphPanel;

/// Makes panels accessible node by node. Calling it again changes nothing.
void install_graph_accessibility();
/// The nodes are others now.
void tell_nodes_changed(GraphPanel& panel);
/// Another node is the current one.
void tell_node_focused(GraphPanel& panel, int node);

} // namespace porism::ui
