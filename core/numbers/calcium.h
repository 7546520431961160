/* Calcium behind opaque handles: its own headers do not compile as C++. Only exact.cpp includes this.
 *
 * A context owns fields and caches; numbers belong to one context and one thread. Every function is total over real
 * algebraic numbers within the context's limits; where Calcium gives up, the answer is PORISM_UNDECIDED or 0. */
#ifndef PORISM_NUMBERS_CALCIUM_H
#define PORISM_NUMBERS_CALCIUM_H

#include <gmp.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct porism_calcium_context porism_calcium_context;
typedef struct porism_calcium_number porism_calcium_number;

enum { PORISM_NO = 0, PORISM_YES = 1, PORISM_UNDECIDED = 2 };

porism_calcium_context* porism_calcium_context_new(long precision, long height_bits, long degree);
void porism_calcium_context_free(porism_calcium_context* field);

/* A new number, zero. */
porism_calcium_number* porism_calcium_new(porism_calcium_context* field);
void porism_calcium_free(porism_calcium_context* field, porism_calcium_number* a);

void porism_calcium_set(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a);
void porism_calcium_set_rational(porism_calcium_context* field, porism_calcium_number* out, mpq_srcptr value);

void porism_calcium_add(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b);
void porism_calcium_sub(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b);
void porism_calcium_mul(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b);
/* The divisor must have been shown not to be zero. */
void porism_calcium_div(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b);
void porism_calcium_neg(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a);
/* The radicand must have been shown to be positive. */
void porism_calcium_sqrt(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a);
/* The positive root of that degree of a positive number; 0 if a limit was met. */
int porism_calcium_root(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        unsigned long degree);
void porism_calcium_pow(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        long exponent);
/* cos(pi / n). */
void porism_calcium_cos_pi_over(porism_calcium_context* field, porism_calcium_number* out, unsigned long n);

/* 0 where the number is no value any more (unknown or infinite after a limit was met). */
int porism_calcium_is_value(porism_calcium_context* field, const porism_calcium_number* a);
int porism_calcium_is_zero(porism_calcium_context* field, const porism_calcium_number* a);
int porism_calcium_is_equal(porism_calcium_context* field, const porism_calcium_number* a,
                            const porism_calcium_number* b);
/* 1 if the number is stored as a rational: costs nothing, but may say 0 of a rational. */
int porism_calcium_is_plain(porism_calcium_context* field, const porism_calcium_number* a);
/* How long it is: bits of all its coefficients, about. */
unsigned long porism_calcium_bits(porism_calcium_context* field, const porism_calcium_number* a);
/* 1 and the value if it is known to be rational: numerator and denominator below 2^200, or stored as one. */
int porism_calcium_rational(porism_calcium_context* field, mpq_ptr out, const porism_calcium_number* a);
/* A real enclosure into an arb_t. */
void porism_calcium_enclose(porism_calcium_context* field, void* arb_out, const porism_calcium_number* a,
                            long precision);
/* A formula in radicals in the grammar of scalar.h, to be freed with free(); NULL if none is found. */
char* porism_calcium_formula(porism_calcium_context* field, const porism_calcium_number* a, long degree_limit);

#ifdef __cplusplus
}
#endif

#endif
