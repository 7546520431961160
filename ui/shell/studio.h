// The whole studio as a program: command line, session, window.
#pragma once

namespace porism::ui {

/// porism-studio [FILE] [--guided] [--screenshot FILE [--workspace N] [--theme T] [--size WxH] [--step N]]: exit status
/// 0; 2 for bad usage, no display, or a screenshot that could not be made. Help and version need no display.
int run_studio(int argc, char** argv);

} // namespace porism::ui
