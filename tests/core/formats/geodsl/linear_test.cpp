// Printing takes work in proportion to the scene: what it allocates is counted, no clock is read.
#include "formats/geodsl/builder.h"
#include "formats/geodsl/geodsl.h"

#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <new>
#include <type_traits>

namespace {
std::atomic<std::size_t> allocated_bytes = 0;
}

void* operator new(std::size_t size) {
    allocated_bytes += size;
    if (void* const memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    allocated_bytes += size;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace porism::geodsl {
namespace {

static_assert(!std::is_copy_constructible_v<Builder>, "a candidate is applied and taken back");

scene::Scene scene_of(int statements) {
    constexpr int points = 60;
    std::string text;
    for (int i = 0; i < points; ++i) text += "Free(A" + std::to_string(i) + ")\n";
    for (int i = 0; i < statements; ++i)
        text += "Line(A" + std::to_string(i % points) + ",A" + std::to_string((i % 7 + i + 1) % points) +
                ")=" + std::to_string(i + 1) + "\n";
    const auto read = parse(text);
    EXPECT_TRUE(read);
    return read->content.scene;
}

std::size_t bytes_of_printing(const scene::Scene& scene) {
    const std::size_t before = allocated_bytes;
    EXPECT_TRUE(print(scene));
    return allocated_bytes - before;
}

TEST(GeoDslLinear, TwiceTheSceneIsTwiceTheWork) {
    const scene::Scene once = scene_of(500), twice = scene_of(1000);
    const std::size_t one = bytes_of_printing(once), two = bytes_of_printing(twice);
    EXPECT_LT(two * 10, one * 24) << one << " bytes, then " << two;
}

} // namespace
} // namespace porism::geodsl
