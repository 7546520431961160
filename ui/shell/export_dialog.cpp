#include "ui/shell/export_dialog.h"

#include "ui/session/session.h"
#include "ui/session/telling.h"
#include "workflow/files.h"
#include "workflow/texts/explain.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtGui/QPixmap>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

namespace porism::ui {
namespace {

constexpr int preview_side = 420;
constexpr int least_size = 64, most_size = 8000, first_size = 1600;

QString words(std::string_view text) {
    return QCoreApplication::translate("Pictures", std::string(text).c_str());
}

/// The rows of a table by name; what each means stands in the tip.
template<class Row>
QComboBox* choice_of(std::span<const Row> rows, const QString& kept) {
    auto* choice = new QComboBox;
    for (const Row& row : rows) {
        const QString name = QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size()));
        choice->addItem(words(row.name), name);
        choice->setItemData(choice->count() - 1, words(row.meaning), Qt::ToolTipRole);
    }
    choice->setCurrentIndex(std::max(0, choice->findData(QSettings().value(kept))));
    return choice;
}

/// By the end of a file's name; what has none of these is an SVG.
std::string_view picture_format(const QString& path) {
    static constexpr std::array formats{std::pair{".png", "png"}, std::pair{".pdf", "pdf"}, std::pair{".tex", "tikz"}};
    for (const auto& [end, format] : formats)
        if (path.endsWith(QLatin1String(end), Qt::CaseInsensitive)) return format;
    return "svg";
}

const QString style_key = QStringLiteral("export/style"), strategy_key = QStringLiteral("export/strategy"),
              size_key = QStringLiteral("export/size"), truth_key = QStringLiteral("export/truth"),
              text_key = QStringLiteral("export/text");

QString truth_path(const QString& picture) {
    return picture + QStringLiteral(".json");
}

QString text_path(const QString& picture) {
    return picture + QStringLiteral(".txt");
}

} // namespace

ExportDialog::ExportDialog(const Session& session, QWidget* parent)
    : QDialog(parent), session_(session), preview_(new QLabel), meaning_(new QLabel),
      style_(choice_of(paint::picture_styles(), style_key)),
      strategy_(choice_of(workflow::picture_strategies(), strategy_key)), size_(new QSpinBox),
      truth_(new QCheckBox(tr("What is where in the picture, as &JSON"))),
      text_(new QCheckBox(tr("The &text of the problem"))) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Export picture"));
    preview_->setFixedSize(preview_side, preview_side);
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setAccessibleName(tr("The picture as it will be"));
    meaning_->setProperty("look", "muted");
    meaning_->setWordWrap(true);
    size_->setRange(least_size, most_size);
    size_->setSingleStep(100);
    size_->setSuffix(tr(" pixels"));
    size_->setValue(QSettings().value(size_key, first_size).toInt());
    truth_->setChecked(QSettings().value(truth_key).toBool());
    text_->setChecked(QSettings().value(text_key).toBool());
    auto* row = new QHBoxLayout(this);
    row->addWidget(preview_);
    auto* column = new QVBoxLayout;
    row->addLayout(column);
    auto* form = new QFormLayout;
    form->addRow(tr("&Style"), style_);
    form->addRow(tr("&Marks"), strategy_);
    form->addRow(meaning_);
    form->addRow(tr("&Longer side"), size_);
    column->addLayout(form);
    auto* beside = new QLabel(tr("Beside the picture"));
    beside->setProperty("look", "title");
    column->addSpacing(8);
    column->addWidget(beside);
    column->addWidget(truth_);
    column->addWidget(text_);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole)->setProperty("look", "primary");
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::choose_file);
    for (QComboBox* choice : {style_, strategy_})
        connect(choice, &QComboBox::currentIndexChanged, this, &ExportDialog::follow);
    follow();
}

void ExportDialog::choose_file() {
    QSettings settings;
    settings.setValue(style_key, style_->currentData());
    settings.setValue(strategy_key, strategy_->currentData());
    settings.setValue(size_key, size_->value());
    settings.setValue(truth_key, truth_->isChecked());
    settings.setValue(text_key, text_->isChecked());
    Q_EMIT chosen();
}

workflow::PictureOptions ExportDialog::options() const {
    workflow::PictureOptions out;
    out.style = style_->currentData().toString().toStdString();
    out.strategy = strategy_->currentData().toString().toStdString();
    out.size = size_->value();
    out.asked = session_.document().questions;
    out.goals = session_.document().goals;
    return out;
}

void ExportDialog::follow() {
    meaning_->setText(strategy_->currentData(Qt::ToolTipRole).toString());
    workflow::PictureOptions shown = options();
    const qreal ratio = devicePixelRatioF();
    shown.size = static_cast<int>(preview_side * ratio);
    const auto& document = session_.document();
    const auto picture = workflow::picture_in("png", document.scene, *session_.diagram(), document.presentation, shown);
    QPixmap pixels;
    if (!picture || !pixels.loadFromData(QByteArray::fromStdString(picture->bytes))) {
        preview_->setText(tr("There is no preview."));
        return;
    }
    pixels.setDevicePixelRatio(ratio);
    preview_->setPixmap(pixels);
}

std::string ExportDialog::problem_text() const {
    const auto& document = session_.document();
    const workflow::Figure figure{document.scene, session_.diagram(), {}, {}};
    translate::Tale tale = workflow::tale_of(figure, document.goals, document.questions, workflow::Strategy::full);
    if (workflow::picture_strategy(options().strategy) == workflow::Strategy::orthogonal)
        tale.in_picture = workflow::said_in_picture(figure, document.presentation, options());
    return translate::write_problem(tale, kept_telling().wording()) + '\n';
}

Status ExportDialog::write(const QString& path) const {
    const auto& document = session_.document();
    const auto picture = workflow::picture_in(picture_format(path), document.scene, *session_.diagram(),
                                              document.presentation, options());
    if (!picture) return fail(picture.error());
    if (truth_->isChecked())
        if (Status done = workflow::write_file(truth_path(path).toStdString(), picture->truth); !done) return done;
    if (text_->isChecked())
        if (Status done = workflow::write_file(text_path(path).toStdString(), problem_text()); !done) return done;
    return workflow::write_file(path.toStdString(), picture->bytes);
}

QStringList ExportDialog::others(const QString& path) const {
    QStringList out;
    if (truth_->isChecked()) out << truth_path(path);
    if (text_->isChecked()) out << text_path(path);
    return out;
}

} // namespace porism::ui
