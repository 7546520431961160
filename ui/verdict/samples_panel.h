// The samples of a file: how many pass, for what reasons the others do not, and each of them to be opened.
#pragma once

#include "ui/session/samples.h"

#include <QtWidgets/QWidget>
#include <optional>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace porism::ui {

class EmptyState;
class Notice;
class PanelActions;
class SamplesModel;
class Session;

/// Shows Session::samples(). The reasons filter the table; Enter or a double click opens a sample as the document.
class SamplesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit SamplesPanel(Session& session, QWidget* parent = nullptr);

    /// Begins to verify the samples of a file; what is wrong with it is told in the panel.
    void open_file(const QString& path);
    /// All that can be done here with the samples of a file.
    const PanelActions& actions() const { return *actions_; }

Q_SIGNALS:
    /// The person wants to choose a file: the window has the dialog for that.
    void fileWanted();

private:
    void arrange();
    void set_up_table();
    void make_actions();
    void follow_row();
    void refresh();
    void fill_reasons();
    void show_rows();
    void open_row();
    void open_sample(std::size_t number);
    void open(std::size_t number);
    void offer_name(const RenamedSample& sample);
    void tell_changed();

    Session& session_;
    Samples& samples_;
    SamplesModel* model_;
    QLabel* count_;
    QPushButton* other_;
    QPushButton* stop_;
    Notice* notice_;
    QListWidget* reasons_;
    QTableView* table_;
    QPushButton* open_;
    EmptyState* none_;
    QStackedWidget* pages_;
    PanelActions* actions_;
    /// The sample that is the document, and as what.
    struct Opened {
        std::size_t number;
        QString file, title;
    };
    std::optional<Opened> opened_;
    QString mending_;                 ///< the trouble that another name is looked for
    std::vector<SampleReason> known_; ///< that the list shows, behind "all", "accepted" and "redundant"
};

} // namespace porism::ui
