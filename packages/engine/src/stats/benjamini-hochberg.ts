/**
 * p values adjusted for the false discovery rate of the family that they form: min over j ≥ i of p₍ⱼ₎·m/j, at most 1.
 * Those at or below q are the discoveries at rate q. Nulls (untested) stay null and do not count into m.
 * Source: Benjamini & Hochberg (1995), J. R. Statist. Soc. B 57, 289–300; as p.adjust(method = "BH") in R.
 */
export function benjaminiHochberg(family: readonly (number | null)[]): (number | null)[] {
  const adjusted = [...family];
  const tested = family.flatMap((p, index) => (p === null ? [] : [{ p, index }])).sort((a, b) => b.p - a.p);
  let smallest = 1;
  tested.forEach(({ p, index }, position) => {
    smallest = Math.min(smallest, p * (tested.length / (tested.length - position)));
    adjusted[index] = smallest;
  });
  return adjusted;
}
