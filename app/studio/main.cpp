// porism-studio: the window.
#include "ui/shell/studio.h"

int main(int argc, char** argv) {
    return porism::ui::run_studio(argc, argv);
}
