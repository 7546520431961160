#include "formats/geodsl/ledger.h"

#include <algorithm>

namespace porism::geodsl {

void Ledger::reserve(const std::string& name) {
    if (reserved_.insert(name).second) entries_.emplace_back([name](Ledger& all) { all.reserved_.erase(name); });
}

bool Ledger::learn(facts::Statement statement) {
    const auto [at, news] = statements_.insert(std::move(statement));
    if (news) entries_.emplace_back([at](Ledger& all) { all.statements_.erase(at); });
    return news;
}

bool Ledger::on_circle(const std::string& centre, const std::string& point) const {
    const auto found = circles_.find(centre);
    return found != circles_.end() && std::ranges::find(found->second.points, point) != found->second.points.end();
}

bool Ledger::add_circle(const std::string& centre) {
    const auto [at, news] = circles_.try_emplace(centre);
    if (news) entries_.emplace_back([at](Ledger& all) { all.circles_.erase(at); });
    return news;
}

void Ledger::add_point(const std::string& centre, const std::string& point) {
    circles_.at(centre).points.push_back(point);
    entries_.emplace_back([centre](Ledger& all) { all.circles_.at(centre).points.pop_back(); });
}

void Ledger::set_radius(const std::string& centre, std::optional<facts::Polynomial> radius) {
    auto before = std::exchange(circles_.at(centre).radius, std::move(radius));
    entries_.emplace_back(
        [centre, before = std::move(before)](Ledger& all) { all.circles_.at(centre).radius = before; });
}

void Ledger::set_corners(const std::string& centre, std::vector<std::string> corners) {
    circles_.at(centre).corners = std::move(corners);
    entries_.emplace_back([centre](Ledger& all) { all.circles_.at(centre).corners.clear(); });
}

std::string Ledger::nearer_on(const std::string& centre, const std::pair<std::string, std::string>& line,
                              const std::string& point) {
    const auto [at, news] = circles_.at(centre).nearer.try_emplace(line, point);
    if (news) entries_.emplace_back([centre, line](Ledger& all) { all.circles_.at(centre).nearer.erase(line); });
    return at->second;
}

void Ledger::add_centred(std::vector<std::string> corners) {
    centred_.push_back(std::move(corners));
    entries_.emplace_back([](Ledger& all) { all.centred_.pop_back(); });
}

void Ledger::take_back(std::size_t mark) {
    while (entries_.size() > mark) {
        entries_.back()(*this);
        entries_.pop_back();
    }
}

} // namespace porism::geodsl
