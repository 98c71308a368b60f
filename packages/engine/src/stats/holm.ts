/**
 * p values adjusted so that the chance of even one false discovery in their family stays within the level:
 * max over j ≤ i of p₍ⱼ₎·(m − j + 1), at most 1. Nulls (untested) stay null and do not count into m.
 * Source: S. Holm (1979), Scand. J. Statist. 6, 65–70; as p.adjust(method = "holm") in R.
 */
export function holm(family: readonly (number | null)[]): (number | null)[] {
  const adjusted = [...family];
  const tested = family.flatMap((p, index) => (p === null ? [] : [{ p, index }])).sort((a, b) => a.p - b.p);
  let largest = 0;
  tested.forEach(({ p, index }, position) => {
    largest = Math.max(largest, Math.min(1, p * (tested.length - position)));
    adjusted[index] = largest;
  });
  return adjusted;
}
