import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import { type ChartData, verdictLetters } from '@soundings/contract/resonance/chart';
import type { Share } from '@soundings/contract/resonance/resonance';
import { audienceSharesInSteps } from '@soundings/engine/crosstab/calculations/figures';
import type { Steps } from '@soundings/engine/steps';
import { lruCache } from '#/platform/cache.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { answersKey, type LoadedDataset } from '../calculations/datasets.ts';
import { type LoadedTable, tableSharesInSteps } from '../messages/message-table.ts';
import { presentProject, projectSignificance } from '../resonance.present.ts';
import type { LoadedResonance } from '../resonance.store.ts';

interface Sources {
  readonly loadDataset: (key: string, significance: Significance) => Promise<LoadedDataset>;
  readonly loadTable: (key: string, significance: Significance) => Promise<LoadedTable>;
}

interface JudgedKey {
  readonly key: string;
  readonly significance: Significance;
}

/** Charts in memory, of about 10 MB each at most. */
const maxCachedCharts = 10;

export const createChartData = ({ loadDataset, loadTable }: Sources) => {
  const ofDatasets = lruCache(maxCachedCharts, async (name) => {
    const { key, significance } = JSON.parse(name) as JudgedKey;
    return runCooperatively(chartOfDataset(await loadDataset(key, significance)));
  });
  const ofTables = lruCache(maxCachedCharts, async (name) => {
    const { key, significance } = JSON.parse(name) as JudgedKey;
    return runCooperatively(chartOfTable(await loadTable(key, significance), significance));
  });
  return async (loaded: LoadedResonance): Promise<ChartData> => {
    const { project, resonance } = loaded;
    const significance = projectSignificance(project);
    const name = JSON.stringify({ key: answersKey(resonance), significance } satisfies JudgedKey);
    const figures = await (project.dataStructure === 'messages' ? ofTables : ofDatasets)(name);
    return { ...presentProject(loaded), confidence: significance.confidence, ...figures };
  };
};

type ChartFigures = Pick<ChartData, 'messages' | 'audiences' | 'links' | 'messagesLeftOut'>;

/** Messages × audiences that a chart holds: more than anyone can see, and about 5 MB. */
const maxLinks = 200_000;

const messagesThatFit = <T extends { accurateTotal: number | null }>(
  messages: readonly T[],
  audiences: number,
): T[] => {
  const most = Math.floor(maxLinks / Math.max(1, audiences));
  if (messages.length <= most) return [...messages];
  const ranked = [...messages].sort((a, b) => (b.accurateTotal ?? -1) - (a.accurateTotal ?? -1));
  const kept = new Set(ranked.slice(0, most));
  return messages.filter((message) => kept.has(message));
};

interface Variable {
  readonly header: string;
  readonly audiences: readonly { readonly id: string; readonly label: string }[];
}

const listAudiences = (variables: readonly Variable[]): ChartData['audiences'] =>
  variables.flatMap(({ header, audiences }) => audiences.map(({ id, label }) => ({ id, header, subheader: label })));

function* chartOfDataset({ dataset, significance, messages: all }: LoadedDataset): Steps<ChartFigures> {
  const audiences = listAudiences(dataset.variables);
  const messages = messagesThatFit(all, audiences.length);
  const links = emptyLinks();
  for (const { id } of messages) {
    const shares = yield* audienceSharesInSteps(dataset, id, null, significance);
    addLinks(links, { r1: shares.map(({ r1 }) => r1), r2: shares.map(({ r2 }) => r2) });
    yield;
  }
  return { messages, audiences, links, messagesLeftOut: all.length - messages.length };
}

function* chartOfTable({ table, messages: all }: LoadedTable, significance: Significance): Steps<ChartFigures> {
  const audiences = listAudiences(table.variables);
  const messages = messagesThatFit(all, audiences.length);
  const kept = new Set(messages.map(({ id }) => id));
  const links = emptyLinks();
  for (const message of table.messages) {
    if (kept.has(message.id)) addLinks(links, yield* tableSharesInSteps(message, significance));
    yield;
  }
  return { messages, audiences, links, messagesLeftOut: all.length - messages.length };
}

export interface AudienceColumns {
  readonly r1: readonly (Share | null)[];
  readonly r2: readonly (Share | null)[];
}

/** To 0.01, which no eye on a chart tells from the whole; a fifth of the bytes. */
const toTwoDecimals = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : Math.round(percent * 100) / 100;

const emptyLinks = (): ChartData['links'] => ({ r1: [], r2: [], base: [], low: [], high: [], verdicts: '' });

const addLinks = (links: ChartData['links'], { r1, r2 }: AudienceColumns): void => {
  for (const [i, share] of r1.entries()) {
    links.r1.push(toTwoDecimals(share?.percent));
    links.r2.push(toTwoDecimals(r2[i]?.percent));
    links.base.push(share?.base ?? 0);
    links.low.push(toTwoDecimals(share?.low));
    links.high.push(toTwoDecimals(share?.high));
    links.verdicts += verdictLetters[share?.verdict ?? 'untested'];
  }
};
