import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { Wave, WaveTrend } from '@soundings/contract/resonance/waves';
import type { Dataset, Message } from '@soundings/engine/crosstab/dataset/dataset';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import { countedAs } from '@soundings/engine/crosstab/waves/counted-as';
import { estimatesInSteps, type MessageEstimates } from '@soundings/engine/crosstab/waves/estimates';
import { judgeTrend, type WaveEstimate } from '@soundings/engine/crosstab/waves/trend';
import { findOpenOf } from '#/features/projects/load-project.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { loadResonance } from '../resonance-projects.ts';
import { matchAudiences, matchMessages } from './match-names.ts';
import { findWaves, type StoredWave } from './waves.store.ts';

type ReadDataset = (loaded: LoadedResonance) => Promise<Dataset>;

interface Asked {
  readonly audienceIds: readonly string[];
  readonly significance: Significance;
  readonly signal: AbortSignal;
}

interface WaveFigures {
  readonly wave: Wave;
  /** By message of the last wave. */
  readonly estimates: readonly (MessageEstimates | null)[];
}

/**
 * The shares of a project's messages over its waves, of which it is the last. Waves that the viewer may not open are
 * counted, not shown. Throws an UnknownAudienceError.
 */
export const waveTrend = async (
  services: Services,
  caller: Caller,
  loaded: LoadedResonance,
  read: ReadDataset,
  asked: Asked,
): Promise<WaveTrend> => {
  const { audienceIds, significance, signal } = asked;
  const dataset = await read(loaded);
  const stored = await findWaves(services.db, loaded.project.id);
  const open = await findOpenOf(
    services,
    caller,
    stored.map(({ waveId }) => waveId),
  );
  const figures: WaveFigures[] = [];
  for (const wave of stored) {
    if (!open.has(wave.waveId)) continue;
    const earlier = await loadResonance(services, wave.waveId);
    figures.push(await earlierFigures(earlier, wave, await read(earlier), dataset, asked));
  }
  const { mask, respondents } = filterMask(dataset, audienceIds);
  const estimates = await runCooperatively(estimatesInSteps(dataset, mask), signal);
  const joined = { byName: dataset.messages.length, byHand: 0 };
  const own = { ...toWave(loaded), respondents, missingAudiences: [], joined, unmatched: [] };
  return {
    waves: [...figures.map(({ wave }) => wave), own],
    closed: stored.length - figures.length,
    messages: judgeMessages(dataset.messages, [...figures, { wave: own, estimates }], significance),
  };
};

const toWave = ({ project, resonance }: LoadedResonance) => ({
  projectId: project.id,
  projectName: project.projectName,
  importedOn: resonance.importedOn.toISOString(),
});

const earlierFigures = async (
  loaded: LoadedResonance,
  { matches }: StoredWave,
  earlier: Dataset,
  dataset: Dataset,
  { audienceIds, signal }: Asked,
): Promise<WaveFigures> => {
  const { found, joined, unmatched } = matchMessages(dataset.messages, earlier.messages, matches);
  const filter = matchAudiences(dataset, audienceIds, earlier, matches);
  const wave = { ...toWave(loaded), missingAudiences: [...filter.missing], joined, unmatched: [...unmatched] };
  // Without one of its audiences the filter would be another one.
  if (filter.missing.length > 0) return { wave: { ...wave, respondents: null }, estimates: found.map(() => null) };
  const { mask, respondents } = filterMask(earlier, filter.audienceIds);
  const all = await runCooperatively(estimatesInSteps(earlier, mask), signal);
  const byMessage = new Map(all.map((own) => [own.message, own]));
  return {
    wave: { ...wave, respondents },
    estimates: found.map((message) => (message ? (byMessage.get(message) ?? null) : null)),
  };
};

const judgeMessages = (
  messages: readonly Message[],
  waves: readonly WaveFigures[],
  significance: Significance,
): WaveTrend['messages'] => {
  const seriesOf = (measure: 'r1' | 'r2' | 'total') =>
    messages.map((message, i) => waves.map(({ estimates }) => toEstimate(estimates[i] ?? null, measure, message)));
  const r1 = judgeTrend(seriesOf('r1'), significance);
  const r2 = judgeTrend(seriesOf('r2'), significance);
  const total = judgeTrend(seriesOf('total'), significance, true);
  return messages.map(({ id, text }, i) => ({ id, message: text, r1: r1[i]!, r2: r2[i]!, total: total[i]! }));
};

const toEstimate = (
  estimates: MessageEstimates | null,
  measure: 'r1' | 'r2' | 'total',
  last: Message,
): WaveEstimate | null => {
  const estimate = estimates?.[measure];
  if (!estimates || !estimate) return null;
  const measures = measure === 'total' ? (['r1', 'r2'] as const) : [measure];
  const isOfOtherScale = measures.some(
    (one) => countedAs(estimates.message[one]?.scale ?? null) !== countedAs(last[one]?.scale ?? null),
  );
  return { estimate, isOfOtherScale };
};
