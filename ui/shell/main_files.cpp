// Files in and out of the window: documents, pictures, the library, and leaving.
#include "ui/canvas/canvas.h"
#include "ui/commands/commands.h"
#include "ui/session/library.h"
#include "ui/session/wording.h"
#include "ui/shell/action_search.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/guide.h"
#include "ui/shell/main_window_impl.h"
#include "ui/shell/panes.h"
#include "ui/shell/recovery_compare.h"
#include "ui/verdict/samples_panel.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/notice.h"
#include "workflow/files.h"

#include <QtCore/QFileInfo>
#include <QtCore/QPointer>
#include <QtCore/QSettings>
#include <QtGui/QCloseEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <utility>

namespace porism::ui {

namespace {

constexpr int recent_limit = 8;

} // namespace

void MainWindow::Impl::tell_error(const Error& error) {
    QString place;
    if (error.place && error.place->line > 0)
        place = tr("Line %1, column %2: ").arg(error.place->line).arg(error.place->column);
    notice->tell_error(place + error_sentence(error));
}

// A dialog that does not block: what comes next is done when it is answered.
void MainWindow::Impl::ask_to_leave(std::function<void()> then) {
    const bool worth = session.modified() && !session.scene().actions().empty() && kept_revision != session.revision();
    if (!worth) {
        then();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Porism"), tr("Save the changes?"),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box->setObjectName(QStringLiteral("leave"));
    box->setInformativeText(tr("The figure was changed since it was saved or kept."));
    box->setDefaultButton(QMessageBox::Save);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, &window, [this, then = std::move(then)](int answer) {
        if (answer == QMessageBox::Save) save(then);
        if (answer == QMessageBox::Discard) then();
    });
    box->open();
}

// "AH ⊥ BC" as the name of a file: letters and digits of any script stay, the rest becomes a hyphen.
QString MainWindow::Impl::proposed_name() const {
    QString title = QString::fromStdString(session.document().title);
    const auto& goals = session.document().goals;
    if (title.isEmpty() && !goals.empty()) title = notation(goals.front(), session);
    QString name;
    for (const QChar c : title) {
        if (c.isLetterOrNumber() || c == '_')
            name += c;
        else if (!name.isEmpty() && !name.endsWith('-'))
            name += '-';
    }
    while (name.endsWith('-')) name.chop(1);
    return name.isEmpty() ? tr("figure") : name;
}

void MainWindow::Impl::save(std::function<void()> then) {
    if (session.file_name().isEmpty()) {
        save_as(std::move(then));
        return;
    }
    if (const Status done = session.save_document(); !done)
        tell_error(done.error());
    else if (then)
        then();
}

void MainWindow::Impl::save_as(std::function<void()> then) {
    ask_for_file(&window, {tr("Save as"), {tr("Porism document (*.json)")}, proposed_name()},
                 [this, then = std::move(then)](const QString& path) {
                     if (const Status done = session.save_document(path); !done) {
                         tell_error(done.error());
                         return;
                     }
                     note_recent(path);
                     if (then) then();
                 });
}

void MainWindow::Impl::export_picture() {
    if (!session.diagram() || session.figure_actions() < session.scene().actions().size()) {
        notice->tell(tr("There is no figure to export yet."), {}, 8);
        return;
    }
    auto* dialog = new ExportDialog(session, &window);
    const auto write = [this, dialog = QPointer(dialog)](const QString& path) {
        if (!dialog) return;
        if (const Status done = dialog->write(path); !done) return tell_error(done.error());
        notice->tell(tr("The picture is in %1.").arg(path), {}, 8);
        dialog->accept();
    };
    connect(dialog, &ExportDialog::chosen, &window, [this, dialog, write] {
        const WantedFile picture{tr("Export picture"),
                                 {tr("Vector picture (*.svg)"), tr("Pixel picture (*.png)"), tr("Page (*.pdf)"),
                                  tr("Picture for LaTeX (*.tex)")},
                                 proposed_name()};
        ask_for_file(dialog, picture, [this, dialog, write](const QString& path) {
            ask_to_replace(dialog, dialog->others(path), [write, path] { write(path); });
        });
    });
    dialog->open();
}

void MainWindow::Impl::ask_to_replace(QWidget* before, const QStringList& paths, std::function<void()> then) {
    QStringList there;
    for (const QString& path : paths)
        if (const QFileInfo file(path); file.exists()) there << file.fileName();
    if (there.isEmpty()) return then();
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, tr("Porism"), tr("Replace what is there too: %1?").arg(there.join(", ")),
                        QMessageBox::Cancel, before);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* replace = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
    connect(replace, &QAbstractButton::clicked, before, std::move(then));
    box->open();
}

void MainWindow::Impl::keep_in_library() {
    const Status started = session.keep_in_library(session.title_to_keep());
    if (!started) tell_error(started.error());
}

void MainWindow::Impl::show_library() {
    workspaces->go(Workspace::curate);
    show_pane(*docks.library);
}

void MainWindow::Impl::open_samples() {
    ask_for_file(&window, {tr("Verify samples"), {tr("Problems (*.txt *.jsonl *.json *.porism)"), tr("All files (*)")}},
                 [this](const QString& path) {
                     workspaces->go(Workspace::curate);
                     show_pane(*docks.samples);
                     samples->open_file(path);
                 });
}

void MainWindow::Impl::note_kept(const Kept& kept) {
    if (!kept.id) {
        tell_error(kept.id.error());
        return;
    }
    kept_revision = kept.revision;
    guide->note_kept();
    notice->tell(tr("Kept in the library: %1").arg(kept.title), {{tr("Show the library"), [this] { show_library(); }}},
                 8);
}

void MainWindow::Impl::note_recent(const QString& path) {
    QSettings settings;
    QStringList paths = settings.value(QStringLiteral("recent")).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    settings.setValue(QStringLiteral("recent"), paths.mid(0, recent_limit));
    fill_recent();
}

void MainWindow::Impl::fill_recent() {
    recent->clear();
    const QStringList paths = QSettings().value(QStringLiteral("recent")).toStringList();
    for (const QString& path : paths)
        add(recent, path, nullptr, {}, [this, path] { ask_to_leave([this, path] { window.open_file(path); }); });
    recent->setEnabled(!paths.isEmpty());
}

void MainWindow::Impl::list_problems(const QString& path) {
    const QStringList names = Session::problems_in(path);
    problems->clear();
    problems->setTitle(QFileInfo(path).fileName());
    for (qsizetype i = 0; i < names.size(); ++i)
        add(problems, names[i], nullptr, {}, [this, path, i] {
            ask_to_leave([this, path, i] { window.open_file(path, nullptr, static_cast<std::size_t>(i)); });
        });
    other_problem->setEnabled(names.size() > 1);
}

void MainWindow::Impl::choose_problem() {
    (new ActionSearch({problems->menuAction()}, tr("Find a problem of the file"), &window))->open();
}

// A library or the samples of another file may open a document too.
void MainWindow::Impl::forget_other_file() {
    if (many.isEmpty() || session.document().title == many_of) return;
    if (notice->text() == many) notice->hide();
    many.clear();
}

bool MainWindow::open_file(const QString& path, QString* told, std::size_t problem) {
    const Status opened = impl_->session.open_document(path, problem);
    impl_->list_problems(path);
    const auto count = impl_->problems->actions().size();
    QList<Notice::Button> others;
    if (count > 1) others = {{tr("Choose another…"), [this] { impl_->choose_problem(); }}};
    if (!opened) {
        const Error& error = opened.error();
        const QString place = error.place && error.place->line > 0
                                  ? QStringLiteral("%1:%2:%3").arg(path).arg(error.place->line).arg(error.place->column)
                                  : path;
        const QString text = QStringLiteral("%1: %2").arg(place, error_sentence(error));
        impl_->notice->tell_error(text, others);
        Error row = error;
        row.what = place.toStdString() + ": " + error.what;
        impl_->session.report(row);
        if (told) *told = text;
        return false;
    }
    impl_->note_recent(QFileInfo(path).absoluteFilePath());
    impl_->canvas->fit();
    if (impl_->notice->text() == impl_->many) impl_->notice->hide();
    impl_->many.clear();
    if (count > 1) {
        impl_->many = tr("Problem %1 of %2 in this file: %3")
                          .arg(problem + 1)
                          .arg(count)
                          .arg(impl_->problems->actions()[static_cast<qsizetype>(problem)]->text());
        impl_->many_of = impl_->session.document().title;
        impl_->notice->tell(impl_->many, others);
    }
    return true;
}

bool MainWindow::open_library(const QString& path) {
    if (const Status opened = impl_->session.library().open(path); !opened) {
        // Where no library is open at all, that stands in a bar of its own.
        if (!impl_->session.library().trouble()) impl_->tell_error(opened.error());
        return false;
    }
    QSettings().setValue(QStringLiteral("library"), path);
    return true;
}

void MainWindow::offer(const std::vector<Recovered>& recovered) {
    if (recovered.empty()) return;
    const Recovered& first = recovered.front();
    const std::vector<Recovered> rest(recovered.begin() + 1, recovered.end());
    const QString name = first.original.isEmpty() ? tr("an unsaved figure") : QFileInfo(first.original).fileName();
    const QString when = QLocale().toString(first.time, QLocale::ShortFormat);
    const auto keep = [this, first, rest] {
        // As an edit on the empty sheet: it counts as unsaved until it is saved.
        impl_->session.open_value({}, first.original);
        if (const Status done = recover(impl_->session, first.document); !done) {
            impl_->tell_error(done.error());
            return;
        }
        discard_recovered(first);
        impl_->canvas->fit();
        offer(rest);
    };
    const auto discard = [this, first, rest] {
        discard_recovered(first);
        offer(rest);
    };
    // To look is not to decide: the bar comes back with the same offer.
    const auto compare = [this, first, recovered] {
        offer(recovered);
        (new RecoveryCompare(first, this))->show();
    };
    impl_->recovery->tell(tr("Porism ended unexpectedly. It can bring back %1 of %2, with %n action(s).", "",
                             static_cast<int>(first.document.scene.actions().size()))
                              .arg(name, when),
                          {{tr("Keep"), keep, true}, {tr("Compare"), compare}, {tr("Discard"), discard}});
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (impl_->leaving) {
        impl_->workspaces->remember();
        event->accept();
        return;
    }
    event->ignore();
    impl_->ask_to_leave([this] {
        impl_->leaving = true;
        // Not from within this event: Qt does not close a window twice at once.
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
}

} // namespace porism::ui
