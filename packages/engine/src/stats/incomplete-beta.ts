/**
 * The regularised incomplete beta function Iₓ(a, b) for 0 ≤ x ≤ 1 and a, b > 0: R's pbeta(x, a, b).
 * By its continued fraction (Abramowitz & Stegun 26.5.8), on the side where it converges fast, else by
 * Iₓ(a, b) = 1 − I₁₋ₓ(b, a) (26.5.2).
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  if (x <= 0) return 0;
  const scale = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return Math.exp(scale) / a / fraction(x, a, b);
}

/** Terms of the fraction: enough for a and b up to 500; below 25, as in the binomial tails here, 30 would do. */
const depth = 200;

/** 1 + d₁/(1 + d₂/(1 + …)), evaluated from its tail. */
function fraction(x: number, a: number, b: number): number {
  let tail = 1;
  for (let k = depth; k >= 1; k--) tail = 1 + coefficient(k, x, a, b) / tail;
  return tail;
}

function coefficient(k: number, x: number, a: number, b: number): number {
  const m = k >>> 1;
  if (k % 2 === 0) return (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
  return (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
}

const spread = 7;
const first = 0.99999999999980993;
const coefficients = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/**
 * ln Γ(x) for x > 0, to about 14 significant digits.
 * Source: C. Lanczos (1964), SIAM J. Numer. Anal. B 1, 86–96, with g = 7 and nine terms (coefficients of P. Godfrey).
 */
export function logGamma(x: number): number {
  const series = coefficients.reduce((sum, coefficient, i) => sum + coefficient / (x + i), first);
  const t = x + spread - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(series);
}
