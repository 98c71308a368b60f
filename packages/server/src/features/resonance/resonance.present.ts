import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { popcount } from '@soundings/engine/crosstab/count-bits';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { LoadedDataset } from './datasets.ts';
import type { ResonanceProject } from './resonance.store.ts';

const filterColumnsOf = (dataset: Dataset): ResonanceData['filterColumns'] =>
  dataset.variables.map(({ header, audiences }) => ({
    type: 'audience',
    header,
    audiences: audiences.map(({ id, label, members }) => ({ id, subheader: label, base: popcount(members) })),
  }));

/** Each different scale, and how many questions are on it. */
export const scalesOf = ({ messages }: Dataset): ResonanceData['scales'] => {
  const found = new Map<string, ResonanceData['scales'][number]>();
  for (const { r1, r2 } of messages) {
    for (const scale of [r1.scale, r2?.scale ?? null]) {
      if (!scale) continue;
      const key = JSON.stringify(scale);
      const known = found.get(key);
      if (known) known.questions++;
      else
        found.set(
          key,
          scale.kind === 'points' ? { ...scale, points: [...scale.points], questions: 1 } : { ...scale, questions: 1 },
        );
    }
  }
  return [...found.values()];
};

export const presentResonance = (
  project: Project,
  resonance: ResonanceProject,
  { dataset, messages, summary }: LoadedDataset,
): ResonanceData => ({
  projectId: project.id,
  projectName: project.projectName,
  theme: project.settings.theme ?? 'SOUNDINGS',
  vision: project.settings.vision ?? 'default',
  dataStructure: project.dataStructure ?? 'respondents',
  lang: project.settings.lang ?? null,
  fileName: project.fileName ?? '',
  importedOn: resonance.importedOn.toISOString(),
  demo: project.demo,
  scales: scalesOf(dataset),
  weighted: dataset.weights !== null,
  summary,
  filterColumns: filterColumnsOf(dataset),
  messages,
});
