import type {
  ConceptResponse,
  HeadToHeadConcepts,
  SubconceptFigures,
} from '@soundings/contract/resonance/calculation-answers';
import type { Share } from '@soundings/contract/resonance/resonance';
import { seriesColors } from '#/ui/charts/frame/series-color.ts';
import { type ChartView, wordMatcher } from '../charts/figures.ts';

export const tones = ['ORIGINAL', 'POSITIVE', 'NEGATIVE'] as const;

/** One subconcept of several concepts, in their order; null where it was never named of one. */
interface AlignedSubconcept {
  subName: string;
  shares: (Share | null)[];
}

const found = <T extends { subName: string }>(list: readonly T[], query: string): T[] => {
  const matches = wordMatcher(query);
  return list.filter(({ subName }) => matches(subName));
};
const byName = (one: { subName: string }, other: { subName: string }) =>
  one.subName.localeCompare(other.subName, undefined, { numeric: true });
const cut = <T>(list: T[], size: number | null): T[] => (size === null ? list : list.slice(0, size));

/** The most or the least named first; those on a base under 30 have no rank, but they all have the same base. */
export function pickSubconcepts(list: readonly SubconceptFigures[], view: ChartView): SubconceptFigures[] {
  const sign = view.order === 'top' ? 1 : -1;
  const sorted = found(list, view.query).sort(
    (one, other) => sign * ((other.total ?? 0) - (one.total ?? 0)) || byName(one, other),
  );
  return cut(sorted, view.size);
}

const meanPercent = ({ shares }: AlignedSubconcept) =>
  shares.reduce((sum, share) => sum + (share?.percent ?? 0), 0) / shares.length;

/** Concepts by rows of one subconcept each, by the mean over the concepts, in which a missing one counts as 0. */
export function alignSubconcepts({ concepts }: HeadToHeadConcepts, view: ChartView): AlignedSubconcept[] {
  const rows = (concepts[0]?.subconcepts ?? []).map(({ subName }, row) => ({
    subName,
    shares: concepts.map(({ subconcepts }) => subconcepts[row]?.share ?? null),
  }));
  const sign = view.order === 'top' ? 1 : -1;
  const sorted = found(rows, view.query).sort(
    (one, other) => sign * (meanPercent(other) - meanPercent(one)) || byName(one, other),
  );
  return cut(sorted, view.size);
}

/** Colours of concepts (from 0) so that those that are shown above too have the same; no two have one. */
export const seriesBeside = (shown: readonly string[], above: readonly string[]): number[] => {
  const kept = shown.map((id) => above.slice(0, seriesColors).indexOf(id));
  const others = Array.from({ length: seriesColors }, (_, colour) => (colour + above.length) % seriesColors);
  const free = others.filter((colour) => !kept.includes(colour));
  return kept.map((colour) => (colour >= 0 ? colour : (free.shift() ?? 0)));
};

/** Where one scale of all these shares ends: a multiple of 20 beyond the greatest interval. */
export const scaleEnd = (shares: readonly (Share | null)[]): number => {
  const greatest = Math.max(0, ...shares.map((share) => share?.high ?? share?.percent ?? 0));
  return Math.min(100, 20 * Math.max(1, Math.ceil(greatest / 20)));
};

/** Where the scale ends that all tones have, of what is shown of them. */
export const shownScale = ({ concept: open, comparedTo }: ConceptResponse, view: ChartView): number =>
  scaleEnd(
    tones.flatMap((tone) => {
      const names = new Set(pickSubconcepts(open[tone], view).map(({ subName }) => subName));
      return [open, ...comparedTo].flatMap((concept) =>
        concept[tone].flatMap(({ subName, share }) => (names.has(subName) ? share : [])),
      );
    }),
  );
