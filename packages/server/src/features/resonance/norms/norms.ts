import { type Norm, type Norms, normMinimum } from '@soundings/contract/resonance/norms';
import { percentileRank, sortedMedian } from '@soundings/engine/stats/percentile';
import { openProjects } from '#/features/projects/load-project.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { answersKey, type LoadedDataset } from '../calculations/datasets.ts';
import { findResonanceProjects, type LoadedResonance, setResonanceProject } from '../resonance.store.ts';
import { type KeptFigures, type KeptMessage, keepMessages } from './kept-figures.ts';

const mostRead = 10;

type ReadAnswers = (loaded: Pick<LoadedResonance, 'resonance'>) => Promise<LoadedDataset>;

/**
 * Where the messages of a project stand among comparable ones of all other measured projects that the viewer may open.
 * Figures are kept when answers are imported or weighted; those of projects from before are read from their answers, a
 * few each time.
 */
export const norms = async (
  services: Services,
  caller: Caller,
  { project, resonance }: LoadedResonance,
  read: ReadAnswers,
  signal: AbortSignal,
): Promise<Norms> => {
  const open = await openProjects(services, caller, ['RESONANCE']);
  const ids = open.map(({ id }) => id).filter((id) => id !== project.id);
  const others: Compared[] = [];
  let missing = 0;
  for (const other of await findResonanceProjects(services.db, ids)) {
    signal.throwIfAborted();
    const isKept = other.figures?.of === answersKey(other);
    if (!isKept && missing++ >= mostRead) continue;
    const figures = await currentFigures(services, other, read);
    others.push({ importedOn: other.importedOn.toISOString(), messages: figures.messages });
  }
  const own = await currentFigures(services, resonance, read);
  const compare = createComparison(others);
  return {
    minimum: normMinimum,
    messages: own.messages.map(({ id, r1, r2 }) => ({ id, r1: compare('r1', r1), r2: compare('r2', r2) })),
  };
};

type Stored = LoadedResonance['resonance'];

const currentFigures = async ({ db }: Services, resonance: Stored, read: ReadAnswers): Promise<KeptFigures> => {
  const of = answersKey(resonance);
  if (resonance.figures?.of === of) return resonance.figures;
  const { dataset, messages } = await read({ resonance });
  const figures = { of, messages: keepMessages(dataset, messages) };
  await setResonanceProject(db, resonance.projectId, { figures });
  return figures;
};

interface Compared {
  readonly importedOn: string;
  readonly messages: readonly KeptMessage[];
}

interface Group {
  readonly percents: number[];
  /** When the projects of its messages were imported. */
  readonly dates: Set<string>;
  projects: number;
}

/** Where a share stands among those of the same measure and scale; null where there is nothing to compare. */
export const createComparison = (others: readonly Compared[]) => {
  const groups = new Map<string, Group>();
  for (const { importedOn, messages } of others) {
    const seen = new Set<Group>();
    for (const message of messages) {
      for (const measure of ['r1', 'r2'] as const) {
        const share = message[measure];
        if (!share) continue;
        const key = `${measure} ${share.scale}`;
        const group = groups.get(key) ?? { percents: [], dates: new Set<string>(), projects: 0 };
        groups.set(key, group);
        group.percents.push(share.percent);
        group.dates.add(importedOn);
        if (!seen.has(group)) group.projects++;
        seen.add(group);
      }
    }
  }
  const sorted = new Map([...groups].map(([key, { percents }]) => [key, Float64Array.from(percents).sort()]));
  return (measure: 'r1' | 'r2', share: KeptMessage['r1']): Norm | null => {
    if (!share) return null;
    const key = `${measure} ${share.scale}`;
    const group = groups.get(key);
    const values = sorted.get(key) ?? new Float64Array();
    const projects = group?.projects ?? 0;
    const dates = [...(group?.dates ?? [])].sort();
    const isEnough = values.length >= normMinimum.messages && projects >= normMinimum.projects;
    return {
      percentile: isEnough ? percentileRank(values, share.percent) : null,
      range: isEnough ? { low: values[0]!, median: sortedMedian(values), high: values.at(-1)! } : null,
      ...{ messages: values.length, projects, from: dates[0] ?? null, to: dates.at(-1) ?? null },
    };
  };
};
