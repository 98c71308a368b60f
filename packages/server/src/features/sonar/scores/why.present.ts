import { type MetricSource, metricSources } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Why } from '@soundings/contract/sonar/scores';
import type { ScoreRanges } from '@soundings/engine/score/calculate';
import type { RawSeriesOf } from '@soundings/engine/score/social-figures';
import { rawSeries } from '@soundings/engine/score/social-figures';
import { whyThisScore } from '@soundings/engine/score/why-this-score';
import type { Database } from '#/platform/db/database.ts';
import { dayFromNumber } from '../days.ts';
import { readSeries } from '../metrics/series.store.ts';
import { sourceName } from '../metrics/stored-days.ts';
import { findCarried } from '../posts/find-carried.ts';
import { isProvisional, presentReference, presentScore } from './calculations.present.ts';
import type { LoadedScores } from './loaded-scores.ts';

const seriesKey = ({ network, metric }: Pick<RawSeriesOf, 'network' | 'metric'>): string => `${network} ${metric}`;

const findSources = async (
  db: Database,
  { projectId, brandId }: { projectId: string; brandId: string },
  shown: readonly RawSeriesOf[],
): Promise<Map<string, Set<MetricSource>>> => {
  const days = shown.flatMap((series) => series.days);
  const found = new Map<string, Set<MetricSource>>();
  if (days.length === 0) return found;
  const [from, to] = days.reduce(
    ([first, last], day) => [Math.min(first, day), Math.max(last, day)],
    [Infinity, -Infinity],
  );
  for await (const series of readSeries(db, projectId, { brandIds: new Set([brandId]), from, to })) {
    const sources = found.get(seriesKey(series)) ?? new Set<MetricSource>();
    found.set(seriesKey(series), sources);
    for (const [day, code] of series.sources.entries()) {
      const source = Number.isNaN(series.values[day]) ? null : sourceName(code);
      if (source) sources.add(source);
    }
  }
  return found;
};

const presentSeries = (
  { days, till, ...series }: RawSeriesOf,
  sources: ReadonlySet<MetricSource>,
): Why['series'][number] => ({
  ...series,
  days: days.map(dayFromNumber),
  values: [...series.values],
  sources: metricSources.filter((source) => sources.has(source)),
  till: till === null ? null : dayFromNumber(till),
});

interface Asked {
  readonly projectId: string;
  readonly brand: number;
  readonly score: ScoreName;
  readonly ranges: ScoreRanges;
}

export const presentWhy = async (
  db: Database,
  loaded: LoadedScores,
  { projectId, brand, score, ranges }: Asked,
): Promise<Why> => {
  const { sums, reference, roll } = loaded;
  const { id } = roll.brands[brand]!;
  const body = reference?.body ?? null;
  const { parts, missing, unlike, standIns, confidence } = whyThisScore(sums, body, ranges, brand, score);
  const calculation = await loaded.loadCalculation(ranges);
  const shown = rawSeries(sums, ranges, brand, score);
  const sources = await findSources(db, { projectId, brandId: id }, shown);
  const answered = shown.flatMap(({ network, metric }) => (metric === 'interactions' ? [{ brand, network }] : []));
  const carried = await findCarried(db, loaded, answered, ranges);
  const reasons = new Map(
    roll.accounts.filter(({ brandId }) => brandId === id).map(({ network, reason }) => [network, reason]),
  );
  return {
    initDataId: id,
    score,
    value: presentScore(calculation, brand, scoreNames.indexOf(score)),
    parts: [...parts],
    // What was only imported, or never asked for, has nobody who could be asked.
    missing: missing.map(({ network, hasAccount }) => ({
      network,
      reason: hasAccount ? (reasons.get(network) ?? 'noSource') : 'noAccount',
    })),
    unlike: unlike.map(({ since, ...part }) => ({ ...part, since: since === null ? null : dayFromNumber(since) })),
    standIns: standIns.map(({ since, ...state }) => ({ ...state, since: dayFromNumber(since) })),
    confidence,
    provisional: score === 'powerrank' && isProvisional(calculation, brand),
    reference: presentReference(loaded),
    carried: carried.map((of) => of.carried),
    series: shown.map((series) => presentSeries(series, sources.get(seriesKey(series)) ?? new Set())),
  };
};
