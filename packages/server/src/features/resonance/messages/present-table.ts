import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { ResonanceProject } from '../resonance.store.ts';
import { tableSummary } from './table-figures.ts';
import type { LoadedTable } from './tables.ts';

/** A project of figures per message. Nothing can be filtered, so there are no filter columns. */
export const presentTable = (
  project: Project,
  resonance: ResonanceProject,
  { table, messages }: LoadedTable,
): ResonanceData => ({
  projectId: project.id,
  projectName: project.projectName,
  theme: project.settings.theme ?? 'SOUNDINGS',
  vision: project.settings.vision ?? 'default',
  dataStructure: 'messages',
  lang: null,
  fileName: project.fileName ?? '',
  importedOn: resonance.importedOn.toISOString(),
  demo: project.demo,
  scales: [],
  weighted: false,
  summary: tableSummary(table),
  filterColumns: [],
  messages,
});
