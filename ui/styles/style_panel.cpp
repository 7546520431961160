#include "ui/styles/style_panel.h"

#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/choice.h"
#include "ui/widgets/empty_state.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>
#include <span>

namespace porism::ui {
namespace {

using document::DrawnObject;
using document::HandMark;
using document::ObjectStyle;

struct FieldRow {
    std::string ObjectStyle::*value;
    const char* label;
    std::span<const std::string_view> values;
    std::span<const char* const> words; ///< by value
};
constexpr std::array colour_words{QT_TRANSLATE_NOOP("Style", "Black"),  QT_TRANSLATE_NOOP("Style", "Blue"),
                                  QT_TRANSLATE_NOOP("Style", "Sky"),    QT_TRANSLATE_NOOP("Style", "Green"),
                                  QT_TRANSLATE_NOOP("Style", "Orange"), QT_TRANSLATE_NOOP("Style", "Vermillion"),
                                  QT_TRANSLATE_NOOP("Style", "Purple"), QT_TRANSLATE_NOOP("Style", "Grey")};
constexpr std::array line_words{QT_TRANSLATE_NOOP("Style", "Solid"), QT_TRANSLATE_NOOP("Style", "Dashed"),
                                QT_TRANSLATE_NOOP("Style", "Dotted")};
constexpr std::array weight_words{QT_TRANSLATE_NOOP("Style", "Thin"), QT_TRANSLATE_NOOP("Style", "Medium"),
                                  QT_TRANSLATE_NOOP("Style", "Thick")};
constexpr std::array field_rows{
    FieldRow{&ObjectStyle::colour, QT_TRANSLATE_NOOP("Style", "Colour"), document::style_colours, colour_words},
    FieldRow{&ObjectStyle::line, QT_TRANSLATE_NOOP("Style", "Line"), document::style_lines, line_words},
    FieldRow{&ObjectStyle::weight, QT_TRANSLATE_NOOP("Style", "Weight"), document::style_weights, weight_words},
};
static_assert(colour_words.size() == document::style_colours.size());
static_assert(line_words.size() == document::style_lines.size());
static_assert(weight_words.size() == document::style_weights.size());

struct MarkRow {
    const char *kind, *label;
    int most;
};
constexpr std::array mark_rows{MarkRow{"ticks", QT_TRANSLATE_NOOP("Style", "Ticks"), document::most_signs},
                               MarkRow{"arrows", QT_TRANSLATE_NOOP("Style", "Arrows"), document::most_signs},
                               MarkRow{"arcs", QT_TRANSLATE_NOOP("Style", "Arcs"), document::most_signs},
                               MarkRow{"square", QT_TRANSLATE_NOOP("Style", "Square"), 1}};

QString words(const char* text) {
    return QCoreApplication::translate("Style", text);
}

QString shown(const std::vector<std::string>& points) {
    QString out;
    for (const std::string& name : points) out += QString::fromStdString(scene::display_name(name));
    return out;
}

QString words_of(const DrawnObject& object) {
    switch (object.kind) {
    case DrawnObject::Kind::point:
        return StylePanel::tr("Point %1").arg(shown(object.points));
    case DrawnObject::Kind::segment:
        return StylePanel::tr("Segment %1").arg(shown(object.points));
    case DrawnObject::Kind::circle:
        break;
    }
    if (object.points.size() == 1) return StylePanel::tr("Circle through %1").arg(shown(object.points));
    return StylePanel::tr("Circle about %1 through %2").arg(shown({object.points[0]}), shown({object.points[1]}));
}

/// What all have; empty where they differ.
std::optional<std::string> common(const StylePanel::Objects& objects, const document::Presentation& presentation,
                                  std::string ObjectStyle::*value) {
    std::optional<std::string> out;
    for (const DrawnObject& object : objects) {
        const auto found = presentation.styles.find(object);
        const std::string one = found == presentation.styles.end() ? std::string() : found->second.*value;
        if (out && *out != one) return std::nullopt;
        out = one;
    }
    return out;
}

} // namespace

StylePanel::StylePanel(Session& session, std::function<Objects()> drawn, QWidget* parent)
    : QWidget(parent), session_(session), drawn_(std::move(drawn)), heading_(new QLabel),
      empty_(new EmptyState(QStringLiteral("point"), tr("Nothing selected"),
                            tr("Click a point, a line or a circle to choose how it is drawn; three points mark an "
                               "angle."))),
      pages_(new QStackedWidget) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 10, 10, 10);
    column->setSpacing(8);
    heading_->setProperty("look", "heading");
    heading_->setWordWrap(true);
    column->addWidget(heading_);
    form_ = new QFormLayout;
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->setRowWrapPolicy(QFormLayout::DontWrapRows);
    add_fields(*form_);
    column->addLayout(form_);
    column->addStretch(1);
    pages_->addWidget(empty_);
    pages_->addWidget(page);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(pages_);
    connect(&session_, &Session::selectionChanged, this, &StylePanel::follow);
    connect(&session_, &Session::documentChanged, this, &StylePanel::follow);
    connect(&session_, &Session::diagramChanged, this, &StylePanel::follow);
    follow();
}

QString StylePanel::heading() const {
    return objects_.empty() ? QString() : heading_->text();
}

Choice* StylePanel::add_row(QFormLayout& form, const QString& label, const QStringList& entries) {
    auto* list = new Choice;
    list->addItems(entries);
    list->setAccessibleName(label);
    list->setPlaceholderText(tr("Several"));
    form.addRow(label, list);
    return list;
}

void StylePanel::add_fields(QFormLayout& form) {
    for (const FieldRow& row : field_rows) {
        QStringList entries{tr("As it is drawn")};
        for (const char* const word : row.words) entries += words(word);
        fields_.push_back({add_row(form, words(row.label), entries), row.value});
        connect(fields_.back().list, &QComboBox::activated, this,
                [this, i = fields_.size() - 1](int entry) { choose(fields_[i], entry); });
    }
    for (const MarkRow& row : mark_rows) {
        QStringList entries{tr("None")};
        for (int count = 1; count <= row.most; ++count) entries += row.most == 1 ? tr("One") : QString::number(count);
        marks_.push_back({add_row(form, words(row.label), entries), row.kind});
        connect(marks_.back().list, &QComboBox::activated, this,
                [this, i = marks_.size() - 1](int count) { put(marks_[i], count); });
    }
}

void StylePanel::follow() {
    objects_ = drawn_();
    if (objects_.empty())
        for (const PointId point : session_.selection().points)
            objects_.push_back(DrawnObject::of(DrawnObject::Kind::point, {session_.scene().name(point)}));
    pages_->setCurrentIndex(objects_.empty() ? 0 : 1);
    constexpr std::size_t named = 3;
    QStringList names;
    for (std::size_t i = 0; i < objects_.size() && i < named; ++i) names += words_of(objects_[i]);
    QString text = names.join(QStringLiteral(", "));
    if (objects_.size() > named)
        text = tr("%1 and %n more", nullptr, static_cast<int>(objects_.size() - named)).arg(text);
    heading_->setText(text);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const auto value = common(objects_, session_.document().presentation, fields_[i].value);
        const auto& values = field_rows.at(i).values;
        const auto at = value ? std::ranges::find(values, *value) : values.end();
        const QSignalBlocker quiet(fields_[i].list);
        const int entry = at == values.end() ? -1 : static_cast<int>(at - values.begin());
        fields_[i].list->setCurrentIndex(value ? entry + 1 : -1);
    }
    show_marks();
}

void StylePanel::show_marks() {
    for (const MarkField& field : marks_) {
        const auto place = place_of(field.kind);
        const auto& put = session_.document().presentation.marks;
        const auto at = std::ranges::find_if(
            put, [&](const HandMark& mark) { return mark.kind == field.kind && mark.points == place; });
        const QSignalBlocker quiet(field.list);
        field.list->setCurrentIndex(at == put.end() ? 0 : at->count);
        form_->labelForField(field.list)->setVisible(!place.empty());
        field.list->setVisible(!place.empty());
    }
}

std::vector<std::string> StylePanel::place_of(const std::string& kind) const {
    if (document::points_of_mark(kind) == 2) {
        const bool one = objects_.size() == 1 && objects_.front().kind == DrawnObject::Kind::segment;
        return one ? objects_.front().points : std::vector<std::string>();
    }
    const auto& points = session_.selection().points;
    if (points.size() != 3) return {};
    std::vector<std::string> names;
    for (const PointId point : points) names.push_back(session_.scene().name(point));
    if (names[0] > names[2]) std::swap(names[0], names[2]);
    return names;
}

void StylePanel::choose(const Field& field, int entry) {
    const auto row = std::ranges::find(field_rows, field.value, &FieldRow::value);
    const std::string value =
        entry <= 0 ? std::string() : std::string(row->values[static_cast<std::size_t>(entry - 1)]);
    const Status done = set_styles(session_, objects_, field.value, value);
    if (!done) session_.report(done.error());
}

void StylePanel::put(const MarkField& field, int count) {
    const Status done = set_mark(session_, {field.kind, place_of(field.kind)}, count);
    if (!done) session_.report(done.error());
}

} // namespace porism::ui
