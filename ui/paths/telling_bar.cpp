#include "ui/paths/telling_bar.h"

#include "ui/widgets/icon.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
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

} // namespace

TellingBar::TellingBar(QWidget* parent)
    : QWidget(parent), telling_(kept_telling()), voices_(new QComboBox), languages_(new QComboBox),
      other_words_(new QToolButton), plain_words_(new QToolButton) {
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
        languages_->addItem(QString::fromStdString(language.name));
    languages_->setCurrentIndex(static_cast<int>(telling_.language - translate::languages().data()));
    other_words_->setIcon(icon(QStringLiteral("again")));
    other_words_->setAutoRaise(true);
    other_words_->setToolTip(tr("Say it in other words"));
    other_words_->setAccessibleName(other_words_->toolTip());
    plain_words_->setText(tr("Plain words"));
    plain_words_->setAutoRaise(true);
    plain_words_->setVisible(telling_.seed.has_value());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 2);
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
    Q_EMIT changed();
}

} // namespace porism::ui
