#include "numbers/calcium.h"

#include <calcium/ca.h>
#include <calcium/fexpr.h>
#include <calcium/fexpr_builtin.h>
#include <calcium/qqbar.h>
#include <stdlib.h>
#include <string.h>

struct porism_calcium_context {
    ca_ctx_t ctx;
    slong precision;
};

struct porism_calcium_number {
    ca_t value;
};

porism_calcium_context* porism_calcium_context_new(long precision, long height_bits, long degree) {
    porism_calcium_context* field = flint_malloc(sizeof *field);
    ca_ctx_init(field->ctx);
    field->precision = precision;
    field->ctx->options[CA_OPT_PREC_LIMIT] = precision;
    field->ctx->options[CA_OPT_QQBAR_DEG_LIMIT] = 4 * degree;
    field->ctx->options[CA_OPT_GROEBNER_POLY_BITS_LIMIT] = height_bits;
    return field;
}

void porism_calcium_context_free(porism_calcium_context* field) {
    ca_ctx_clear(field->ctx);
    flint_free(field);
}

porism_calcium_number* porism_calcium_new(porism_calcium_context* field) {
    porism_calcium_number* a = flint_malloc(sizeof *a);
    ca_init(a->value, field->ctx);
    return a;
}

void porism_calcium_free(porism_calcium_context* field, porism_calcium_number* a) {
    ca_clear(a->value, field->ctx);
    flint_free(a);
}

void porism_calcium_set(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a) {
    ca_set(out->value, a->value, field->ctx);
}

void porism_calcium_set_rational(porism_calcium_context* field, porism_calcium_number* out, mpq_srcptr value) {
    fmpq_t q;
    fmpq_init(q);
    fmpq_set_mpq(q, value);
    ca_set_fmpq(out->value, q, field->ctx);
    fmpq_clear(q);
}

void porism_calcium_add(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b) {
    ca_add(out->value, a->value, b->value, field->ctx);
}

void porism_calcium_sub(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b) {
    ca_sub(out->value, a->value, b->value, field->ctx);
}

void porism_calcium_mul(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b) {
    ca_mul(out->value, a->value, b->value, field->ctx);
}

void porism_calcium_div(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        const porism_calcium_number* b) {
    ca_div(out->value, a->value, b->value, field->ctx);
}

void porism_calcium_neg(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a) {
    ca_neg(out->value, a->value, field->ctx);
}

void porism_calcium_sqrt(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a) {
    ca_sqrt(out->value, a->value, field->ctx);
}

int porism_calcium_root(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        unsigned long degree) {
    qqbar_t q;
    int found;
    qqbar_init(q);
    found = ca_get_qqbar(q, a->value, field->ctx);
    if (found) {
        qqbar_root_ui(q, q, degree);
        ca_set_qqbar(out->value, q, field->ctx);
    }
    qqbar_clear(q);
    return found;
}

void porism_calcium_pow(porism_calcium_context* field, porism_calcium_number* out, const porism_calcium_number* a,
                        long exponent) {
    ca_pow_si_arithmetic(out->value, a->value, exponent, field->ctx);
}

void porism_calcium_cos_pi_over(porism_calcium_context* field, porism_calcium_number* out, unsigned long n) {
    qqbar_t q;
    qqbar_init(q);
    qqbar_cos_pi(q, 1, n);
    ca_set_qqbar(out->value, q, field->ctx);
    qqbar_clear(q);
}

static int truth(truth_t t) {
    return t == T_TRUE ? PORISM_YES : t == T_FALSE ? PORISM_NO : PORISM_UNDECIDED;
}

int porism_calcium_is_value(porism_calcium_context* field, const porism_calcium_number* a) {
    return ca_check_is_number(a->value, field->ctx) == T_TRUE;
}

int porism_calcium_is_zero(porism_calcium_context* field, const porism_calcium_number* a) {
    return truth(ca_check_is_zero(a->value, field->ctx));
}

int porism_calcium_is_equal(porism_calcium_context* field, const porism_calcium_number* a,
                            const porism_calcium_number* b) {
    return truth(ca_check_equal(a->value, b->value, field->ctx));
}

int porism_calcium_is_plain(porism_calcium_context* field, const porism_calcium_number* a) {
    return CA_IS_QQ(a->value, field->ctx);
}

static unsigned long bits_of_terms(slong terms, slong bits) {
    return (unsigned long)terms * (unsigned long)FLINT_ABS(bits);
}

unsigned long porism_calcium_bits(porism_calcium_context* field, const porism_calcium_number* a) {
    ca_field_srcptr of;
    unsigned long bits;
    if (CA_IS_SPECIAL(a->value)) return 0;
    of = CA_FIELD(a->value, field->ctx);
    if (CA_FIELD_IS_QQ(of)) return fmpz_bits(CA_FMPQ_NUMREF(a->value)) + fmpz_bits(CA_FMPQ_DENREF(a->value));
    if (CA_FIELD_IS_NF(of)) {
        fmpq_poly_t terms;
        fmpq_poly_init(terms);
        nf_elem_get_fmpq_poly(terms, CA_NF_ELEM(a->value), CA_FIELD_NF(of));
        bits = bits_of_terms(terms->length, _fmpz_vec_max_bits(terms->coeffs, terms->length));
        fmpq_poly_clear(terms);
        return bits;
    }
    const fmpz_mpoly_struct* up = fmpz_mpoly_q_numref(CA_MPOLY_Q(a->value));
    const fmpz_mpoly_struct* down = fmpz_mpoly_q_denref(CA_MPOLY_Q(a->value));
    const fmpz_mpoly_ctx_struct* in = CA_FIELD_MCTX(of, field->ctx);
    return bits_of_terms(fmpz_mpoly_length(up, in), fmpz_mpoly_max_bits(up)) +
           bits_of_terms(fmpz_mpoly_length(down, in), fmpz_mpoly_max_bits(down));
}

static void from_mantissa(fmpq_t out, const fmpz_t mantissa, const fmpz_t exponent) {
    fmpq_set_fmpz(out, mantissa);
    if (fmpz_sgn(exponent) >= 0)
        fmpq_mul_2exp(out, out, fmpz_get_ui(exponent));
    else
        fmpq_div_2exp(out, out, -fmpz_get_si(exponent));
}

/* The fraction of least denominator that the number may be, as far as so many bits tell; 0 where they tell nothing. */
static int simplest_near(fmpq_t out, const ca_t a, slong precision, ca_ctx_t field) {
    acb_t near;
    acb_init(near);
    ca_get_acb_raw(near, a, precision, field);
    const int finite = arb_is_finite(acb_realref(near));
    if (finite) {
        fmpz_t low, high, exponent;
        fmpq_t from, to;
        fmpz_init(low), fmpz_init(high), fmpz_init(exponent), fmpq_init(from), fmpq_init(to);
        arb_get_interval_fmpz_2exp(low, high, exponent, acb_realref(near));
        from_mantissa(from, low, exponent);
        from_mantissa(to, high, exponent);
        fmpq_simplest_between(out, from, to);
        fmpz_clear(low), fmpz_clear(high), fmpz_clear(exponent), fmpq_clear(from), fmpq_clear(to);
    }
    acb_clear(near);
    return finite;
}

/* Only what may be one is asked whether it is: that a number of a tower of roots is none takes a thousand times as long
   to prove. */
int porism_calcium_rational(porism_calcium_context* field, mpq_ptr out, const porism_calcium_number* a) {
    enum { precision = 512, most_bits = 200 };
    fmpq_t q;
    ca_t same;
    int found;
    fmpq_init(q);
    ca_init(same, field->ctx);
    if (CA_IS_QQ(a->value, field->ctx)) {
        found = ca_get_fmpq(q, a->value, field->ctx);
    } else {
        found = simplest_near(q, a->value, precision, field->ctx) && fmpq_height_bits(q) <= most_bits;
        if (found) {
            ca_set_fmpq(same, q, field->ctx);
            found = ca_check_equal(a->value, same, field->ctx) == T_TRUE;
        }
    }
    if (found) fmpq_get_mpq(out, q);
    ca_clear(same, field->ctx);
    fmpq_clear(q);
    return found;
}

void porism_calcium_enclose(porism_calcium_context* field, void* arb_out, const porism_calcium_number* a,
                            long precision) {
    acb_t z;
    acb_init(z);
    ca_get_acb_raw(z, a->value, precision, field->ctx);
    arb_set(arb_out, acb_realref(z));
    acb_clear(z);
}

/* Text that grows; `failed` once something was met that the grammar of scalars cannot say. */
typedef struct {
    char* data;
    size_t size;
    int failed;
} text_t;

static void say(text_t* text, const char* piece) {
    size_t more = strlen(piece);
    char* grown = realloc(text->data, text->size + more + 1);
    if (grown == NULL) abort(); /* as flint does */
    text->data = grown;
    memcpy(text->data + text->size, piece, more + 1);
    text->size += more;
}

static void say_expression(text_t* text, const fexpr_t expression);

static void say_argument(text_t* text, const fexpr_t expression, slong index) {
    fexpr_t argument;
    fexpr_view_arg(argument, expression, index);
    say(text, "(");
    say_expression(text, argument);
    say(text, ")");
}

static void say_integer(text_t* text, const fexpr_t expression) {
    fmpz_t value;
    char* digits;
    fmpz_init(value);
    fexpr_get_fmpz(value, expression);
    digits = fmpz_get_str(NULL, 10, value);
    say(text, digits);
    flint_free(digits);
    fmpz_clear(value);
}

static const struct {
    slong symbol;
    const char* before;
    const char* between;
} operations[] = {
    {FEXPR_Add, "", "+"}, {FEXPR_Sub, "", "-"}, {FEXPR_Mul, "", "*"}, {FEXPR_Div, "", "/"},
    {FEXPR_Neg, "-", ""}, {FEXPR_Pos, "+", ""}, {FEXPR_Pow, "", "^"}, {FEXPR_Sqrt, "sqrt", ""},
};

static void say_expression(text_t* text, const fexpr_t expression) {
    size_t row;
    slong i;
    if (fexpr_is_integer(expression)) {
        say_integer(text, expression);
        return;
    }
    for (row = 0; row < sizeof operations / sizeof operations[0]; ++row) {
        if (!fexpr_is_builtin_call(expression, operations[row].symbol)) continue;
        say(text, operations[row].before);
        for (i = 0; i < fexpr_nargs(expression); ++i) {
            if (i > 0) say(text, operations[row].between);
            say_argument(text, expression, i);
        }
        return;
    }
    text->failed = 1;
}

char* porism_calcium_formula(porism_calcium_context* field, const porism_calcium_number* a, long degree_limit) {
    text_t text = {NULL, 0, 0};
    qqbar_t q;
    fexpr_t expression;
    qqbar_init(q);
    fexpr_init(expression);
    text.failed =
        !ca_get_qqbar(q, a->value, field->ctx) || qqbar_degree(q) > degree_limit ||
        !qqbar_get_fexpr_formula(expression, q,
                                 QQBAR_FORMULA_QUADRATICS | QQBAR_FORMULA_DEPRESSION | QQBAR_FORMULA_DEFLATION |
                                     QQBAR_FORMULA_SEPARATION | QQBAR_FORMULA_QUARTICS | QQBAR_FORMULA_RADICAL_FORM);
    if (!text.failed) say_expression(&text, expression);
    fexpr_clear(expression);
    qqbar_clear(q);
    if (!text.failed) return text.data;
    free(text.data);
    return NULL;
}
