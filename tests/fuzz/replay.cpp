// Runs a fuzzer's function over the files and folders named: what once was a finding stays mended, with any compiler.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void replay(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

} // namespace

int main(int count, char** words) {
    std::size_t replayed = 0;
    for (int i = 1; i < count; ++i)
        for (const auto& entry : std::filesystem::recursive_directory_iterator(words[i]))
            if (entry.is_regular_file()) {
                replay(entry.path());
                ++replayed;
            }
    std::printf("%zu inputs\n", replayed);
    return replayed > 0 ? 0 : 1;
}
