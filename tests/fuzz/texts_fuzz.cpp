// Any bytes as a problem in words, in each language. What is read is written again in plain phrases, and that is read.
#include "properties.h"
#include "translate/language/reading_back.h"
#include "translate/language/writing.h"

#include <cstdint>

using namespace porism;

namespace {

void require_written_again(const translate::ReadProblem& read, const translate::Language& language) {
    translate::Tale tale{read.scene, read.goals, read.questions};
    tale.orders = read.orders;
    const std::string text = translate::write_problem(tale, {&language});
    if (text.empty()) return;
    const auto back = translate::read_problem(text, language);
    if (!back) return fuzz::require_placed(back.error());
    fuzz::require(back->scene.point_count() == read.scene.point_count(), "no point is lost", text);
    fuzz::require(back->goals.size() + back->questions.size() == read.goals.size() + read.questions.size(),
                  "nothing that is asked is lost", text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const translate::Language& language : translate::languages()) {
        const auto read = translate::read_problem(text, language);
        if (read)
            require_written_again(*read, language);
        else
            fuzz::require_placed(read.error());
    }
    return 0;
}
