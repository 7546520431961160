#include "reason/quantity/questions.h"

#include "base/hash.h"

namespace porism::reason {
namespace {

std::uint64_t hash_of(const Questions::Parts& parts) {
    std::uint64_t hash = parts.size();
    for (const auto& part : parts) {
        const std::uint64_t words[2] = {part.var, part.coefficient};
        hash = hash64({reinterpret_cast<const char*>(words), sizeof words}, hash);
    }
    return hash;
}

constexpr int questions_between_looks = 256;

} // namespace

void Questions::wait(Client client, Parts parts) {
    questions_.push_back({std::move(parts), {client}, false});
    merge_or_keep(static_cast<std::uint32_t>(questions_.size() - 1));
}

void Questions::watch(std::uint32_t question) {
    for (const auto& [var, coefficient] : questions_[question].parts) {
        if (table_->is_constant(var)) continue;
        if (var >= watchers_.size()) watchers_.resize(var + 1);
        watchers_[var].push_back(question);
    }
}

// Constants are left out of the comparison: a client asks anew when its question is settled, so a false merge costs
// time only.
void Questions::merge_or_keep(std::uint32_t question) {
    Question& mine = questions_[question];
    const auto [at, fresh] = by_parts_.try_emplace(hash_of(mine.parts), question);
    Question& other = questions_[at->second];
    if (!fresh && at->second != question && !other.clients.empty() && other.parts == mine.parts) {
        other.clients.insert(other.clients.end(), mine.clients.begin(), mine.clients.end());
        mine = {};
        return;
    }
    at->second = question;
    watch(question);
}

void Questions::wake_watchers() {
    const auto pivots = table_->pivots();
    for (; pivots_seen_ < pivots.size(); ++pivots_seen_) {
        const algebra::Var var = pivots[pivots_seen_];
        if (var >= watchers_.size()) continue;
        for (const std::uint32_t question : watchers_[var]) {
            if (questions_[question].clients.empty() || questions_[question].queued) continue;
            questions_[question].queued = true;
            queue_.push_back(question);
        }
        watchers_[var] = {};
    }
}

bool Questions::advance(std::vector<Client>& settled, const StopToken& stop) {
    wake_watchers();
    for (std::size_t done = 0; done < queue_.size(); ++done) {
        if (done % questions_between_looks == 0 && stop.stop_requested()) {
            queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(done));
            return false;
        }
        const std::uint32_t index = queue_[done];
        Question& question = questions_[index];
        question.queued = false;
        if (question.clients.empty() || !table_->resume(question.parts)) continue;
        if (table_->settled(question.parts)) {
            settled.insert(settled.end(), question.clients.begin(), question.clients.end());
            question = {};
        } else {
            merge_or_keep(index);
        }
    }
    queue_.clear();
    return true;
}

} // namespace porism::reason
