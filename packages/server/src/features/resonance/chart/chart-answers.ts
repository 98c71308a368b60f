import type { ChartData } from '@soundings/contract/resonance/chart';
import type { Project } from '#/features/projects/projects.tables.ts';
import { finishBreathing } from '#/platform/breathe.ts';
import { keepLast } from '#/platform/memory/keep-last.ts';
import type { LoadedDataset } from '../datasets.ts';
import type { LoadedTable } from '../messages/tables.ts';
import type { ResonanceProject } from '../resonance.store.ts';
import { type ChartFigures, chartOfDataset, chartOfTable } from './chart-figures.ts';

interface Loaded {
  readonly project: Project;
  readonly resonance: ResonanceProject;
}

interface Sources {
  readonly datasetOf: (key: string) => Promise<LoadedDataset>;
  readonly tableOf: (key: string) => Promise<LoadedTable>;
}

/** Charts in memory, of about 10 MB each at most. */
const keptCharts = 10;

/** What the chart page draws; the figures of a key are calculated once, as its content never changes. */
export const createChartAnswers = ({ datasetOf, tableOf }: Sources) => {
  const ofDatasets = keepLast(keptCharts, async (key) => finishBreathing(chartOfDataset(await datasetOf(key))));
  const ofTables = keepLast(keptCharts, async (key) => finishBreathing(chartOfTable(await tableOf(key))));
  return async ({ project, resonance }: Loaded): Promise<ChartData> => {
    const isTable = project.dataStructure === 'messages';
    const figures: ChartFigures = await (isTable ? ofTables : ofDatasets)(resonance.datasetKey);
    return {
      projectName: project.projectName,
      theme: project.settings.theme ?? 'SOUNDINGS',
      vision: project.settings.vision ?? 'default',
      dataStructure: project.dataStructure ?? 'respondents',
      lang: project.settings.lang ?? null,
      demo: project.demo,
      fileName: project.fileName ?? '',
      importedOn: resonance.importedOn.toISOString(),
      ...figures,
    };
  };
};
