import type { ProjectRow } from '@soundings/contract/projects';

/** Why a project cannot be opened, or null where it can. */
export const whyClosed = (
  project: Pick<ProjectRow, 'active' | 'projectType' | 'dataStructure'>,
): 'inactive' | 'comesLater' | null => {
  if (!project.active) return 'inactive';
  return project.projectType === 'RESONANCE' && project.dataStructure !== 'messages' ? null : 'comesLater';
};
