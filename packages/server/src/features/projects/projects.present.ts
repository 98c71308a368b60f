import type { ProjectRow } from '@soundings/contract/projects';
import type { ListedProject } from './projects.store.ts';

export const presentProject = ({ project, creator }: ListedProject): ProjectRow => ({
  id: project.id,
  projectName: project.projectName,
  projectType: project.projectType,
  createdBy: creator && { id: creator.id, name: creator.name },
  createdOn: project.createdOn.toISOString(),
  active: project.active,
  dataSets: null,
  demo: project.demo,
  dataStructure: project.dataStructure,
  dataFrom: project.dataFrom?.toISOString() ?? null,
  result: project.result,
});
