import type { ProjectRow } from '@soundings/contract/projects/projects';
import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { allocateBits, intersects, orInto, popcount } from '@soundings/engine/crosstab/dataset/bits';
import type { Audience, Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import type { LoadedDataset } from './calculations/datasets.ts';
import { type LoadedTable, tableSummary } from './messages/message-table.ts';
import type { LoadedResonance } from './resonance.store.ts';

export const presentProject = ({ project, resonance }: LoadedResonance) => ({
  projectName: project.projectName,
  theme: project.settings.theme ?? 'SOUNDINGS',
  vision: project.settings.vision ?? 'default',
  dataStructure: project.dataStructure ?? 'respondents',
  lang: project.settings.lang ?? null,
  demo: project.demo,
  fileName: project.fileName ?? '',
  importedOn: resonance.importedOn.toISOString(),
});

export const projectSignificance = ({ settings }: Pick<LoadedResonance['project'], 'settings'>): Significance => ({
  confidence: settings.confidence ?? standardSignificance.confidence,
  correction: settings.correction ?? standardSignificance.correction,
});

const presentWeighting = ({ weighting }: LoadedResonance['resonance']): ResonanceData['weighting'] =>
  weighting && { variables: weighting.margins.map(({ header }) => header), efficiency: weighting.efficiency };

export const presentResonance = (
  loaded: LoadedResonance,
  { dataset, messages, summary, significance }: LoadedDataset,
): ResonanceData => ({
  projectId: loaded.project.id,
  ...presentProject(loaded),
  scales: listScales(dataset),
  significance,
  weighted: dataset.weights !== null,
  weighting: presentWeighting(loaded.resonance),
  summary,
  filterColumns: toFilterColumns(dataset),
  messages,
});

export const presentTable = (loaded: LoadedResonance, { table, messages }: LoadedTable): ResonanceData => ({
  projectId: loaded.project.id,
  ...presentProject(loaded),
  lang: null,
  scales: [],
  significance: projectSignificance(loaded.project),
  weighted: false,
  weighting: null,
  summary: tableSummary(table),
  filterColumns: [],
  messages,
});

export type ProjectResult = ProjectRow['result'];

/**
 * The finding that the project list shows: the message with the highest R1, and the mean. A message on a base under 30
 * is neither ranked nor in the mean, as on the pages of the project. Null where none is ranked.
 */
export const projectResult = (figures: readonly MessageFigures[]): ProjectResult => {
  const ranked = figures
    .map(({ r1Share }) => r1Share)
    .filter(({ percent, mark }) => percent !== null && mark !== 'unranked')
    .sort((a, b) => b.percent! - a.percent!);
  const [best] = ranked;
  if (!best) return null;
  return {
    kind: 'resonance',
    bestR1: best.percent!,
    low: best.low!,
    high: best.high!,
    base: best.base,
    messages: figures.length,
    meanR1: ranked.reduce((sum, { percent }) => sum + percent!, 0) / ranked.length,
  };
};

export const areOverlapping = (audiences: readonly Audience[], respondents: number): boolean => {
  const seen = allocateBits(respondents);
  return audiences.some(({ members }) => {
    if (intersects(seen, members)) return true;
    orInto(seen, members);
    return false;
  });
};

const toFilterColumns = (dataset: Dataset): ResonanceData['filterColumns'] =>
  dataset.variables.map(({ header, audiences }) => ({
    type: 'audience',
    header,
    overlapping: areOverlapping(audiences, dataset.respondents),
    audiences: audiences.map(({ id, label, members }) => ({ id, subheader: label, base: popcount(members) })),
  }));

export const listScales = ({ messages }: Dataset): ResonanceData['scales'] => {
  const found = new Map<string, ResonanceData['scales'][number]>();
  for (const { r1, r2 } of messages) {
    for (const scale of [r1.scale, r2?.scale ?? null]) {
      if (!scale) continue;
      const key = JSON.stringify(scale);
      const known = found.get(key);
      if (known) known.questions++;
      else if (scale.kind === 'points') found.set(key, { ...scale, points: [...scale.points], questions: 1 });
      else found.set(key, { ...scale, questions: 1 });
    }
  }
  return [...found.values()];
};
