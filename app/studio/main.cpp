// porism-studio: the window.
#include "ui/shell/studio.h"

#include <csignal>

int main(int argc, char** argv) {
    // A file that may not grow further is an error of the write that met it.
    std::signal(SIGXFSZ, SIG_IGN);
    return porism::ui::run_studio(argc, argv);
}
