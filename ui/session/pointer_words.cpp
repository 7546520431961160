#include "ui/session/pointer_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <algorithm>
#include <array>
#include <string_view>

namespace porism::ui {
namespace {

/// Members of an envelope of VeriGeo. One that is a list has the place in it, from 1, in its words.
struct MemberRow {
    std::string_view member;
    const char* words;
};
constexpr std::array members{
    MemberRow{"actions", QT_TRANSLATE_NOOP("Pointer", "action %1 of the file")},
    MemberRow{"solver_actions", QT_TRANSLATE_NOOP("Pointer", "solver's action %1")},
    MemberRow{"givens", QT_TRANSLATE_NOOP("Pointer", "given %1 in words")},
    MemberRow{"problem", QT_TRANSLATE_NOOP("Pointer", "the problem in words")},
    MemberRow{"goal", QT_TRANSLATE_NOOP("Pointer", "the goal of the file")},
    MemberRow{"answer", QT_TRANSLATE_NOOP("Pointer", "the file")},
    MemberRow{"final_answer", QT_TRANSLATE_NOOP("Pointer", "the solver")},
    MemberRow{"proof", QT_TRANSLATE_NOOP("Pointer", "the proof in words")},
};

const QRegularExpression& pointer() {
    static const QRegularExpression one(QStringLiteral("(?<![^\\s(\"])/([a-z_]+)(?:/(\\d+))?(?![\\w/])"));
    return one;
}

/// As it stands where it is no such member.
QString words_of(const QRegularExpressionMatch& found) {
    const std::string member = found.captured(1).toStdString();
    const auto row = std::ranges::find(members, member, &MemberRow::member);
    if (row == members.end()) return found.captured();
    const QString words = QCoreApplication::translate("Pointer", row->words);
    return words.contains(QStringLiteral("%1")) ? words.arg(found.captured(2).toInt() + 1) : words;
}

} // namespace

QString place_words(const std::string& place) {
    return without_pointers(QString::fromStdString(place));
}

QString without_pointers(const QString& sentence) {
    QString out = sentence;
    qsizetype from = 0;
    for (auto found = pointer().match(out, from); found.hasMatch(); found = pointer().match(out, from)) {
        const QString words = words_of(found);
        out.replace(found.capturedStart(), found.capturedLength(), words);
        from = found.capturedStart() + words.size();
    }
    return out;
}

} // namespace porism::ui
