import type { ResonanceData } from '@soundings/contract/resonance';
import { popcount } from '@soundings/engine/crosstab/count-bits';
import type { Dataset, Scale } from '@soundings/engine/crosstab/dataset';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { LoadedDataset } from './datasets.ts';
import type { ResonanceProject } from './resonance.store.ts';

const filterColumnsOf = (dataset: Dataset): ResonanceData['filterColumns'] =>
  dataset.variables.map(({ header, audiences }) => ({
    type: 'audience',
    header,
    audiences: audiences.map(({ id, label, members }) => ({ id, subheader: label, base: popcount(members) })),
  }));

const scalesOf = (dataset: Dataset): Scale[] => {
  const scales = dataset.messages
    .flatMap(({ r1, r2 }) => [r1.scale, r2?.scale ?? null])
    .filter((scale) => scale !== null);
  return [...new Map(scales.map((scale) => [Object.values(scale).join(), scale])).values()];
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
