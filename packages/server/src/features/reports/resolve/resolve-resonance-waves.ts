import type { BlockOf } from '@soundings/contract/reports/blocks';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { toWaveSeries, type WaveSeries } from '@soundings/contract/resonance/wave-series';
import type { WaveTrend } from '@soundings/contract/resonance/waves';
import { readResonance } from '#/features/resonance/read-resonance.ts';
import { aroundValues, joined, openResonance, shareCell, shorten, shownPercent, withMarks } from './open-resonance.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve, type Resolving } from './resolving.ts';

type Kind = 'resonanceWaves' | 'resonanceWaveTable';

interface FoundWaves {
  readonly trend: WaveTrend;
  /** The highest in the last wave first. */
  readonly series: readonly WaveSeries[];
  readonly source: Source;
  readonly title: string;
}

/** Null where there is one wave only. */
const openWaves = async (resolving: Resolving, block: BlockOf<Kind>): Promise<FoundWaves | null> => {
  const { services, owner, signal, language } = resolving;
  const words = reportWords[language].resonance;
  const { source, data, audienceIds } = await openResonance(resolving, block);
  const asked = { id: block.projectId, audienceIds };
  const trend = await readResonance(services).waves(owner, asked, signal);
  const series = toWaveSeries(trend, block.measure);
  if (trend.waves.length < 2 || series.length === 0) return null;
  const closed = trend.closed > 0 ? words.wavesClosed(trend.closed) : null;
  return {
    ...{ trend, series, title: words.waves(words[block.measure]) },
    source: {
      ...source,
      base: joined(source.base, closed),
      origin: words.wavesOrigin(data.significance.confidence),
    },
  };
};

const pointsOf = (series: readonly WaveSeries[]) =>
  series.flatMap(({ points }) => points.filter((point) => point !== null));

export const resonanceWaveResolvers: { readonly [K in Kind]: Resolve<K> } = {
  resonanceWaves: async (resolving, block) => {
    const { language } = resolving;
    const words = reportWords[language].resonance;
    const found = await openWaves(resolving, block);
    const chosen = new Set(block.messages);
    const shown = (found?.series ?? [])
      .filter(({ message }) => chosen.size === 0 || chosen.has(message))
      .slice(0, reportLimits.lines);
    if (!found || shown.length === 0)
      return missing(language, block.title, found && chosen.size > 0 ? 'notFound' : 'noData');
    const { trend, source, title } = found;
    const values = shown.map(({ points }) => points.map((point) => point && shownPercent(point)));
    const known = values.flat().filter((value) => value !== null);
    if (known.length === 0) return missing(language, block.title, 'noData');
    return {
      ...{ look: 'chart', title: block.title || title, source: withMarks(source, language, pointsOf(shown)) },
      chart: {
        ...{ title, form: 'lines', unit: '%', decimals: 1, own: null },
        categories: trend.waves.map(({ projectName, respondents }) => words.wave(projectName, respondents)),
        series: shown.map(({ message }, at) => ({ name: shorten(message), values: values[at]! })),
        ...aroundValues(known),
      },
    };
  },
  resonanceWaveTable: async (resolving, block) => {
    const { language } = resolving;
    const words = reportWords[language].resonance;
    const found = await openWaves(resolving, block);
    if (!found) return missing(language, block.title, 'noData');
    const { trend, series, source, title } = found;
    return {
      ...{ look: 'table', title: block.title || title, source: withMarks(source, language, pointsOf(series)) },
      columns: [
        { label: words.columns.message, decimals: null },
        ...trend.waves.map(({ projectName, respondents }) => ({
          label: `${words.wave(projectName, respondents)}, %`,
          decimals: 1,
        })),
        { label: words.lastChange, decimals: 1 },
        { label: words.waveVerdict, decimals: null },
      ],
      rows: series.slice(0, reportLimits.rows).map(({ message, points }) => {
        const last = points.at(-1);
        const verdict = last?.change && (last.isOfOtherScale ? 'scale' : last.change.verdict);
        return [
          ...[message, ...points.map((point) => point && shareCell(language, point))],
          // What was not tested stands on shares that are not shown.
          verdict === 'untested' ? null : (last?.change?.difference ?? null),
          verdict ? words.changes[verdict] : '',
        ];
      }),
    };
  },
};
