// What the command bar knows about the line while it is being typed.
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <optional>

namespace porism::ui {

/// The word that ends at the cursor, and what it may become: constructions behind "=" or ",", predicates and
/// questions behind "?", questions at the beginning of a line, quantities behind "compute".
struct Completion {
    qsizetype start = 0; ///< of the word
    QStringList words;   ///< that begin with it, in the order of the tables
    QString common;      ///< their common beginning
};
Completion completion_at(const QString& line, qsizetype cursor);

/// A slot of a construction: its letter, and the word that stands for it; empty where none is typed yet.
struct Slot {
    QString letter, word;
    bool current = false; ///< the next word at the cursor stands for it
    bool point = true;    ///< else a number
};
/// Those of the construction of the clause under the cursor, in the order of its arguments: without its outputs where
/// the words do not begin with their names. Empty where there is none.
QList<Slot> open_slots_at(const QString& line, qsizetype cursor);

/// The construction of the clause under the cursor, or what it asks, with its slots in words ("foot x a b c: x is the
/// foot of the perpendicular from a to bc"); nothing where there is none.
std::optional<QString> slots_at(const QString& line, qsizetype cursor);

} // namespace porism::ui
