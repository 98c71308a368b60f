import type { ProjectRow } from '@soundings/contract/projects/projects';
import { collectedDaysOf } from './collected-days-of.ts';
import type { ListedProject } from './projects.store.ts';

/** What every answer about a project says. */
export const presentFacts = ({ project, creator }: ListedProject) => ({
  id: project.id,
  projectName: project.projectName,
  projectType: project.projectType,
  createdBy: creator && { id: creator.id, name: creator.name },
  createdOn: project.createdOn.toISOString(),
  active: project.active,
  demo: project.demo || project.dataDemo,
  dataStructure: project.dataStructure,
  activeSharing: project.activeSharing,
  dataSets: project.dataSets,
  formed: project.projectType === 'SONAR' ? (project.dataSets ?? 0) > 0 : null,
  ...collectedDaysOf(project, project.rangeType),
});

export const presentProject = (listed: ListedProject): ProjectRow => ({
  ...presentFacts(listed),
  dataFrom: listed.project.dataFrom?.toISOString() ?? null,
  result: listed.project.result,
});
