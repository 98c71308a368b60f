/** Places among the given values, 1 is best; equal values share a place ("1, 2, 2, 4"), null has none. */
export const rankAmong = (values: readonly (number | null)[], isLowerBetter: boolean): (number | null)[] => {
  const known = values
    .filter((value) => value !== null)
    .sort((one, other) => (isLowerBetter ? one - other : other - one));
  const places = new Map<number, number>();
  known.forEach((value, index) => {
    if (!places.has(value)) places.set(value, index + 1);
  });
  return values.map((value) => (value === null ? null : (places.get(value) ?? null)));
};
