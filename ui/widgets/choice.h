// A list to choose from, with the arrow of the theme.
#pragma once

#include <QtWidgets/QComboBox>

namespace porism::ui {

class Choice final : public QComboBox {
    Q_OBJECT
public:
    explicit Choice(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace porism::ui
