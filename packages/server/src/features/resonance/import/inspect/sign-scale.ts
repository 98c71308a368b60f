import type { Recode, RecodePoint } from '@soundings/contract/resonance/mapping';
import { isMissing } from '../cell-values.ts';
import type { recogniseRecodes } from '../scales/recognise-recodes.ts';
import type { ColumnStats } from './column-stats.ts';

const middle = new Set(['0', 'o', '±', '+/-', '+-', '-/+']);
const dashes = /[‐‑‒–—−]/gu;

/** How many plus signs an answer consists of, below 0 how many dashes; 0 for the middle, null for anything else. */
const findRank = (answer: string): number | null => {
  const signs = answer.toLowerCase().replaceAll(/\s+/gu, '').replaceAll(dashes, '-');
  if (/^\++$/.test(signs)) return signs.length;
  if (/^-+$/.test(signs)) return -signs.length;
  return middle.has(signs) ? 0 : null;
};

const orderPoints = (points: readonly RecodePoint[]): RecodePoint[] | null => {
  const byRank = new Map<number, RecodePoint>();
  for (const point of points) {
    const rank = findRank(point.answers[0] ?? '');
    if (rank === null || byRank.has(rank)) return null;
    byRank.set(rank, point);
  }
  const most = Math.max(...Array.from(byRank.keys(), Math.abs));
  if (byRank.size < 2 || most === 0) return null;
  const ordered: RecodePoint[] = [];
  for (let rank = -most; rank <= most; rank++) {
    const sign = (rank < 0 ? '-' : '+').repeat(Math.abs(rank));
    const point = byRank.get(rank) ?? (rank === 0 ? null : { label: sign, answers: [sign] });
    if (point) ordered.push({ ...point, positive: rank > 0 });
  }
  return ordered;
};

const hasBothEnds = (recode: Recode & { kind: 'points' }): boolean => {
  const ranks = recode.points.map(({ answers }) => findRank(answers[0] ?? '') ?? 0);
  return ranks.some((rank) => rank < 0) && ranks.some((rank) => rank > 0);
};

const orderRecode = (recode: Recode): Recode => {
  if (recode.kind !== 'points') return recode;
  const points = orderPoints(recode.points);
  if (!points) return recode;
  const isSure = hasBothEnds(recode);
  const known = isSure
    ? ({ reason: 'knownWords', confidence: 'certain' } as const)
    : ({ reason: 'ambiguousWords', confidence: 'unsure' } as const);
  return { ...recode, points, doubtful: [], ...known };
};

/** Puts scales of signs in their order: -- < - < o or 0 < + < ++. */
export const orderSigns = <T extends Awaited<ReturnType<typeof recogniseRecodes>>>(recognised: T): T => {
  const ordered = new Map(recognised.recodes.map((recode) => [recode, orderRecode(recode)]));
  const changed = new Set([...ordered].flatMap(([recode, other]) => (recode === other ? [] : [recode.id])));
  return {
    ...recognised,
    recodes: [...ordered.values()],
    recodeByColumn: recognised.recodeByColumn.map((recode) => recode && ordered.get(recode)!),
    alternatives: recognised.alternatives.filter(({ recode }) => !changed.has(recode)),
  };
};

const fewestSigns = 2;

/**
 * Finds the columns of signs once all cells are read: a dash is no answer, unless other columns of the file have a plus,
 * or two dashes beside one. Then it is the same in all of them, also in one that nobody gave a plus.
 */
export function settleSigns(columns: readonly ColumnStats[]): void {
  const signed = columns.flatMap((stats) => {
    const cells = stats.distinct <= maxSigns ? stats.values.map(({ value }) => value) : [];
    const ranks = cells.map(findRank).filter((rank, i) => rank !== null || !isMissing(cells[i]!));
    const isSigned =
      ranks.length >= fewestSigns && ranks.every((rank) => rank !== null) && ranks.some((rank) => rank !== 0);
    return isSigned ? [{ stats, ranks }] : [];
  });
  const isScale = signed.some(
    ({ ranks }) => ranks.some((rank) => rank! > 0) || (ranks.includes(-1) && ranks.includes(-2)),
  );
  if (!isScale) return;
  for (const { stats } of signed) {
    stats.settle(['+']);
    stats.isOfSigns = true;
  }
}

const maxSigns = 11;
