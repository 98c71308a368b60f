/**
 * Kish's effective base: how many answers of equal weight would tell as much, (Σw)² / Σw². 0 where there is no weight.
 * Equal weights give their exact number: what differs from a whole number by rounding only is taken for it, so that
 * 30 answers of weight 0.7 pass for 30.
 * Source: L. Kish, Survey Sampling (1965), section 11.7.
 */
export function effectiveBase(sum: number, squares: number): number {
  if (!(squares > 0)) return 0;
  const size = (sum * sum) / squares;
  const whole = Math.round(size);
  return Math.abs(size - whole) <= whole * 1e-9 ? whole : size;
}
