import type { BlockOf, Period } from '@soundings/contract/reports/blocks';
import type { BlockKind } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { type Collected, lastMonthRanges, openingRanges } from '@soundings/contract/sonar/opening-ranges';
import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { shortGrowthIn } from '@soundings/contract/sonar/short-growth';
import type { Change } from '@soundings/engine/facts/find/market';
import { rangesInWords } from '#/features/sonar/navig8/chapter-document.ts';
import { readSonar, type SonarPeriod } from '#/features/sonar/scores/read-scores.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve, type Resolving, withNoteApart } from './resolving.ts';

export type SonarKind = Extract<BlockKind, `sonar${string}`>;

const pickRanges = (period: Period) => {
  if (period.type === 'fixed') return () => period.ranges;
  if (period.type === 'month') return lastMonthRanges;
  if (period.type === 'latest') return openingRanges;
  return (collected: Collected, today: string) => openingRanges({ ...collected, periodDays: period.days }, today);
};

export interface FoundPeriod {
  readonly period: SonarPeriod;
  /** Brands with a powerrank, best first. */
  readonly rows: readonly CalculationRow[];
  readonly own: CalculationRow | null;
  readonly source: Source;
}

const open = async ({ services, owner, signal, language }: Resolving, block: BlockOf<SonarKind>) => {
  const period = await readSonar(services).period(owner, block.projectId, pickRanges(block.period), signal);
  if (!period) return null;
  const all = await period.rows();
  const rows = bestFirst(
    all.filter(({ isActive }) => isActive),
    'powerrank',
  );
  if (rows.length === 0) return null;
  const words = reportWords[language];
  const source = {
    project: period.projectName,
    period: rangesInWords(period.ranges, language),
    base: words.sonar.brands(rows.length),
    asOf: period.collectedOn && words.sonar.collected(formatDay(period.collectedOn.toISOString())),
    origin: [words.sonar.origin, ...(period.isDemo ? [words.demo] : [])].join(' · '),
  };
  const found: FoundPeriod = { period, rows, own: rows.find(({ myCompany }) => myCompany) ?? null, source };
  return found;
};

const bestFirst = (rows: readonly CalculationRow[], score: ScoreName): CalculationRow[] => {
  const sign = lowerIsBetter.has(score) ? 1 : -1;
  return rows
    .filter((row) => row[score].score !== null)
    .toSorted((one, other) => sign * (one[score].score! - other[score].score!) || one.count - other.count);
};

interface AskedBrands {
  readonly score: ScoreName;
  readonly brandIds: readonly string[];
}

const rankBrands = ({ rows }: FoundPeriod, { score, brandIds }: AskedBrands): CalculationRow[] => {
  const chosen = new Set(brandIds);
  return bestFirst(rows, score).filter(({ initDataId }) => chosen.size === 0 || chosen.has(initDataId));
};

export const chooseBrands = (found: FoundPeriod, asked: AskedBrands, most: number): CalculationRow[] => {
  const { own } = found;
  const ranked = rankBrands(found, asked);
  const shown = ranked.slice(0, most);
  if (own && ranked.includes(own) && !shown.includes(own)) shown.splice(-1, 1, own);
  return shown;
};

/** The source of a block that shows these scores of these brands. */
export const sourceOfScores = (
  { language }: Resolving,
  { source }: FoundPeriod,
  rows: readonly CalculationRow[],
  scores: readonly ScoreName[],
): Source => {
  const short = rows.filter((row) => scores.some((score) => shortGrowthIn(row, score) !== null));
  if (short.length === 0) return source;
  const note = reportWords[language].sonar.growthOf(short.map(({ brandCompany }) => brandCompany));
  return { ...source, origin: `${source.origin} · ${note}` };
};

/** What the guide knows of a change of a brand's score; null where there is none. */
export type FindChange = (row: CalculationRow, score: ScoreName) => Change | null;

export const readChanges = async ({ period }: FoundPeriod): Promise<FindChange> => {
  const { market } = await period.guide();
  const places = new Map(market.brands.map(({ id }, place) => [id, place]));
  return ({ initDataId }, score) => {
    const place = places.get(initDataId);
    return place === undefined ? null : market.changeOf(place, score);
  };
};

/** Whether a change is known to be no more than noise: one of which a part is data is not, whatever the rest is. */
export const isNoise = (change: Change | null): boolean => change?.verdict === 'noise' && !change.isUnlike;

export const withPeriod =
  <K extends SonarKind>(
    resolve: (resolving: Resolving, block: BlockOf<K>, found: FoundPeriod) => ReturnType<Resolve<K>>,
  ): Resolve<K> =>
  async (resolving, block) => {
    const asked: BlockOf<SonarKind> = block;
    const found = await open(resolving, asked);
    return found ? resolve(resolving, block, found) : missing(resolving.language, asked.title, 'noData');
  };

/** Says how many brands are left out, where any are. */
export const withBrandsShown = (
  source: Source,
  { language }: Resolving,
  found: FoundPeriod,
  { asked, shown }: { readonly asked: AskedBrands; readonly shown: readonly CalculationRow[] },
): Source => {
  const ranked = rankBrands(found, asked);
  if (shown.length === ranked.length) return source;
  const isFirst = shown.at(-1) === ranked[shown.length - 1];
  const { brandsShown } = reportWords[language].sonar;
  return withNoteApart(source, brandsShown({ shown: shown.length, all: ranked.length, isFirst }));
};

/** Says what grey changes of a table are. */
export const withNoise = (
  source: Source,
  { language }: Resolving,
  { noise, changes }: { readonly noise: number; readonly changes: number },
): Source =>
  noise === 0 ? source : withNoteApart(source, reportWords[language].sonar.noise[noise === changes ? 'all' : 'some']);

/** Says of which brands a part of the change is data, where it is of any. */
export const withData = (source: Source, { language }: Resolving, rows: readonly CalculationRow[]): Source =>
  rows.length === 0
    ? source
    : withNoteApart(source, reportWords[language].sonar.unlike(rows.map(({ brandCompany }) => brandCompany)));

/** Where the own brand is among these; null where it is not. */
export const placeOf = (rows: readonly CalculationRow[], own: CalculationRow | null): number | null => {
  const place = own ? rows.indexOf(own) : -1;
  return place < 0 ? null : place;
};
