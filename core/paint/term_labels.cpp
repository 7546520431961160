#include "paint/term_labels.h"

#include <algorithm>
#include <utility>

namespace porism::paint {
namespace {

std::vector<facts::PointPair> segments_of(const facts::Statement& statement) {
    std::vector<facts::PointPair> out;
    for (std::size_t i = 0; i + 1 < statement.points().size(); i += 2)
        out.push_back(facts::pair_of(statement[i], statement[i + 1]));
    return out;
}

bool have_common_point(const facts::PointPair& a, const facts::PointPair& b) {
    return a.first == b.first || a.first == b.second || a.second == b.first || a.second == b.second;
}

/// a : b = c : d is a : c = b : d as well: read so that lengths from one point are compared, as people write it.
void read_proportion(std::vector<facts::PointPair>& terms) {
    const auto joined = [&](std::size_t i, std::size_t j) { return have_common_point(terms[i], terms[j]) ? 1 : 0; };
    if (joined(0, 2) + joined(1, 3) > joined(0, 1) + joined(2, 3)) std::swap(terms[1], terms[2]);
}

} // namespace

void TermLabels::tell(const facts::Statement& statement) {
    std::vector<facts::PointPair> all = segments_of(statement);
    if (statement.predicate() == facts::Predicate::eqratio) {
        read_proportion(all);
        if (continues({all[0], all[2]}, {all[1], all[3]}) || continues({all[0], all[1]}, {all[2], all[3]})) return;
        add({all[0], all[2]}, ++numbers_);
        return add({all[1], all[3]}, ++numbers_);
    }
    const std::size_t left = (all.size() + 1) / 2;
    for (std::size_t i = 0; i < all.size(); ++i) add({all[i], {numbers_ + (i < left ? i : i - left) + 1, i >= left}});
    numbers_ += left;
}

/// Whether one of them has its number: then the other goes on from it.
bool TermLabels::continues(Correspondence first, Correspondence second) {
    for (auto* known : {&first, &second}) {
        const Correspondence as_written = *known;
        if (number_of(*known) == 0) continue;
        Correspondence& further = known == &first ? second : first;
        if (known->one != as_written.one) std::swap(further.one, further.other);
        if (number_of(further) == 0) add(further, ++numbers_);
        return true;
    }
    return false;
}

std::size_t TermLabels::number_of(Correspondence& wanted) const {
    for (const Term& one : terms_)
        for (const Term& other : terms_) {
            if (one.label.number != other.label.number || one.label.other_side || !other.label.other_side) continue;
            if (one.segment == wanted.one && other.segment == wanted.other) return one.label.number;
            if (one.segment != wanted.other || other.segment != wanted.one) continue;
            std::swap(wanted.one, wanted.other);
            return one.label.number;
        }
    return 0;
}

void TermLabels::add(const Correspondence& correspondence, std::size_t number) {
    add({correspondence.one, {number, false}});
    add({correspondence.other, {number, true}});
}

void TermLabels::add(const Term& term) {
    if (std::ranges::find(terms_, term) == terms_.end()) terms_.push_back(term);
}

std::vector<TermLabel> TermLabels::of(const facts::PointPair& segment) const {
    std::vector<TermLabel> out;
    for (const Term& term : terms_)
        if (term.segment == segment) out.push_back(term.label);
    return out;
}

} // namespace porism::paint
