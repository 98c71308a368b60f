/** The two-sided 95 % point of the standard normal distribution, Φ⁻¹(0.975). */
const z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval for a share.
 * Source: E. B. Wilson (1927), JASA 22, 209–212; Newcombe (1998), Statistics in Medicine 17, 857–872, method 3.
 * @param share 0 … 1
 * @param base answers behind it, or their effective number where they are weighted; above 0
 * @param z the normal quantile; 95 % by default
 * @returns bounds within 0 … 1 with low ≤ share ≤ high
 */
export function wilson(share: number, base: number, z: number = z95): Interval {
  const z2 = z * z;
  const centre = share + z2 / (2 * base);
  const spread = z * Math.sqrt((share * (1 - share)) / base + z2 / (4 * base * base));
  const scale = 1 + z2 / base;
  return {
    low: Math.min(share, Math.max(0, (centre - spread) / scale)),
    high: Math.max(share, Math.min(1, (centre + spread) / scale)),
  };
}
