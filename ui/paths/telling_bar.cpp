#include "ui/paths/telling_bar.h"

#include "ui/widgets/glyphs.h"
#include "ui/widgets/icon.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

struct VoiceWords {
    translate::Voice voice;
    const char* name;
    const char* meaning;
};
constexpr std::array voice_words{
    VoiceWords{translate::Voice::steps, QT_TRANSLATE_NOOP("Telling", "Steps"),
               QT_TRANSLATE_NOOP("Telling", "Numbered sentences, each with its reason")},
    VoiceWords{translate::Voice::formal, QT_TRANSLATE_NOOP("Telling", "Formal"),
               QT_TRANSLATE_NOOP("Telling", "A line a step: the claim, what it rests on, the theorem")},
    VoiceWords{translate::Voice::connected, QT_TRANSLATE_NOOP("Telling", "Connected"),
               QT_TRANSLATE_NOOP("Telling", "Between the steps, what is known now and what it is good for")},
};

/// By the letters of its own name.
bool can_be_shown(const translate::Language& language, const QFont& font) {
    return has_glyphs(font, QString::fromStdString(language.name));
}

} // namespace

TellingBar::TellingBar(QWidget* parent)
    : QWidget(parent), telling_(kept_telling()), voices_(new QComboBox), languages_(new QComboBox),
      other_words_(new QToolButton), plain_words_(new QToolButton), missing_font_(new QLabel) {
    voices_->setAccessibleName(tr("Voice of the solution"));
    for (const VoiceWords& row : voice_words) {
        voices_->addItem(QCoreApplication::translate("Telling", row.name));
        voices_->setItemData(voices_->count() - 1, QCoreApplication::translate("Telling", row.meaning),
                             Qt::ToolTipRole);
    }
    const auto voice = std::ranges::find(voice_words, telling_.voice, &VoiceWords::voice);
    voices_->setCurrentIndex(static_cast<int>(voice - voice_words.begin()));
    languages_->setAccessibleName(tr("Language of the solution"));
    for (const translate::Language& language : translate::languages())
        languages_->addItem(QString::fromStdString(can_be_shown(language, font()) ? language.name : language.code));
    languages_->setCurrentIndex(static_cast<int>(telling_.language - translate::languages().data()));
    other_words_->setIcon(icon(QStringLiteral("again")));
    other_words_->setAutoRaise(true);
    other_words_->setToolTip(tr("Say it in other words"));
    other_words_->setAccessibleName(other_words_->toolTip());
    plain_words_->setText(tr("Plain words"));
    plain_words_->setAutoRaise(true);
    plain_words_->setVisible(telling_.seed.has_value());
    missing_font_->setObjectName(QStringLiteral("missing_font"));
    missing_font_->setProperty("look", "muted");
    missing_font_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 2);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    column->addWidget(missing_font_);
    tell_missing_font();
    row->addWidget(voices_);
    row->addWidget(languages_);
    row->addStretch(1);
    row->addWidget(plain_words_);
    row->addWidget(other_words_);
    connect(voices_, &QComboBox::activated, this, [this](int index) {
        Telling to = telling_;
        to.voice = voice_words.at(static_cast<std::size_t>(index)).voice;
        change(to);
    });
    connect(languages_, &QComboBox::activated, this, [this](int index) {
        Telling to = telling_;
        to.language = &translate::languages()[static_cast<std::size_t>(index)];
        change(to);
    });
    connect(plain_words_, &QToolButton::clicked, this, [this] {
        Telling to = telling_;
        to.seed.reset();
        change(to);
    });
    connect(other_words_, &QToolButton::clicked, this, [this] {
        Telling to = telling_;
        to.seed = telling_.seed.value_or(0) + 1;
        change(to);
    });
}

void TellingBar::change(const Telling& to) {
    if (to == telling_) return;
    telling_ = to;
    keep(telling_);
    plain_words_->setVisible(telling_.seed.has_value());
    tell_missing_font();
    Q_EMIT changed();
}

void TellingBar::tell_missing_font() {
    const bool shown = can_be_shown(*telling_.language, font());
    missing_font_->setText(shown ? QString()
                                 : tr("No font on this computer has the letters of this language (%1): they are shown "
                                      "as boxes. Install one that has them, or choose another language.")
                                       .arg(QString::fromStdString(telling_.language->code)));
    missing_font_->setVisible(!shown);
}

} // namespace porism::ui
