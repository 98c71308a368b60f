export interface SortableAudience {
  readonly label: string;
  readonly base: number;
}

/**
 * The order in which a variable's audiences are shown and numbered; it does not depend on the order of the file.
 * Where at least half of the labels hold a number ("18-24", "Under 18", "65+", "€ 20,000 or more") they go by their
 * first number and the rest ("No answer") follows; otherwise all go by base, the largest first. Ties go by label.
 */
export function sortAudiences<T extends SortableAudience>(audiences: readonly T[]): T[] {
  const keyed = audiences.map((audience) => ({ audience, position: sortPosition(audience.label) }));
  const numbered = keyed.filter((key) => key.position !== Infinity).length;
  const byNumber = numbered * 2 >= keyed.length;
  keyed.sort((a, b) => (byNumber && compare(a.position, b.position)) || compareBases(a.audience, b.audience));
  return keyed.map((key) => key.audience);
}

const grouped = /\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)/;
const plain = /\d+(?:[.,]\d+)?/;
const firstNumber = new RegExp(`(?<minus>^\\s*[-−])?(?<digits>${grouped.source}|${plain.source})`);
const opensBelow = /^\s*(?:[<≤]|(?:under|below|less|up to|unter|weniger|bis|mindre)(?!\p{L}))/iu;

/** The first number of a label, a little less where the range lies below it; Infinity where there is none. */
function sortPosition(label: string): number {
  const groups = firstNumber.exec(label)?.groups;
  if (!groups?.digits) return Infinity;
  const digits = grouped.test(groups.digits) ? groups.digits.replace(/\D/g, '') : groups.digits.replace(',', '.');
  const number = Number(digits) * (groups.minus ? -1 : 1);
  return opensBelow.test(label) ? number - Number.EPSILON * Math.max(1, Math.abs(number)) : number;
}

const compareBases = (a: SortableAudience, b: SortableAudience): number =>
  compare(b.base, a.base) || compare(a.label, b.label);

/** By code units, not by a locale: the order must be the same on every machine. */
function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
