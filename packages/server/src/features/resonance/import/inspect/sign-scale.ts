import type { Recode, RecodePoint } from '@soundings/contract/resonance/mapping';
import type { recogniseRecodes } from '../scales/recognise-recodes.ts';

const middle = new Set(['0', 'o', '±', '+/-', '+-', '-/+']);
const dashes = /[‐‑‒–—−]/gu;

/** How many plus signs an answer consists of, below 0 how many dashes; 0 for the middle, null for anything else. */
const rankOf = (answer: string): number | null => {
  const signs = answer.toLowerCase().replaceAll(/\s+/gu, '').replaceAll(dashes, '-');
  if (/^\++$/.test(signs)) return signs.length;
  if (/^-+$/.test(signs)) return -signs.length;
  return middle.has(signs) ? 0 : null;
};

/** The points of a scale of signs from -- to ++, with those that nobody chose; null where they are no such scale. */
const orderPoints = (points: readonly RecodePoint[]): RecodePoint[] | null => {
  const byRank = new Map<number, RecodePoint>();
  for (const point of points) {
    const rank = rankOf(point.answers[0] ?? '');
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

/** Without a dash, the middle of the scale may be its lowest point. */
const hasDash = (recode: Recode & { kind: 'points' }): boolean =>
  recode.points.some(({ answers }) => (rankOf(answers[0] ?? '') ?? 0) < 0);

const orderRecode = (recode: Recode): Recode => {
  if (recode.kind !== 'points') return recode;
  const points = orderPoints(recode.points);
  if (!points) return recode;
  const isSure = hasDash(recode);
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
    recodeOf: recognised.recodeOf.map((recode) => recode && ordered.get(recode)!),
    alternatives: recognised.alternatives.filter(({ recode }) => !changed.has(recode)),
  };
};
