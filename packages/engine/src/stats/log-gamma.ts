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
