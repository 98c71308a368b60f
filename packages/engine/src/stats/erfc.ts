const twoOverRootPi = 2 / Math.sqrt(Math.PI);

/**
 * The complementary error function for x ≥ 0, to about 13 significant digits, also far out in the tail.
 * Below 2: 1 − erf x by the series with positive terms, erf x = 2/√π · e^(−x²) · Σ 2ⁿx²ⁿ⁺¹/(2n+1)!!
 * (Abramowitz & Stegun 7.1.6). From 2 on: the continued fraction e^(−x²)/√π · 1/(x + ½/(x + 1/(x + 1½/(x + …))))
 * (7.1.14), evaluated from its tail.
 */
export function erfc(x: number): number {
  return x < 2 ? 1 - erfBySeries(x) : erfcByFraction(x);
}

function erfBySeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return twoOverRootPi * Math.exp(-x * x) * sum;
}

/** Enough for x = 2, where the fraction converges most slowly. */
const depth = 60;

function erfcByFraction(x: number): number {
  let tail = x;
  for (let k = depth; k >= 1; k--) tail = x + k / 2 / tail;
  return ((twoOverRootPi / 2) * Math.exp(-x * x)) / tail;
}

/** Chance that a standard normal variable lies at least |z| from 0. */
export function twoSidedP(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}
