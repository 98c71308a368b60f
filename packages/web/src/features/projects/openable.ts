import { createdTypes } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { openRouteOf } from './open-routes.ts';

type Facts = Pick<ProjectRow, 'active' | 'projectType' | 'dataStructure' | 'collectedFrom' | 'collectedTill'>;

export type WhyClosed = 'inactive' | 'unknownType' | 'collectDataFirst' | 'comesLater';

/** Whether nothing was collected for a SONAR project so far; never for other types. */
export const lacksData = (project: Pick<Facts, 'projectType' | 'collectedFrom' | 'collectedTill'>): boolean =>
  project.projectType === 'SONAR' && project.collectedFrom === null && project.collectedTill === null;

/** Whether it has a chart page and no other: figures per message, without the answers of respondents. */
export const isChartOnly = ({ projectType, dataStructure }: Pick<Facts, 'projectType' | 'dataStructure'>): boolean =>
  projectType === 'RESONANCE' && dataStructure === 'messages';

/** Why a project cannot be opened, or null where it can. */
export const whyClosed = (project: Facts): WhyClosed | null => {
  if (!project.active) return 'inactive';
  if (!createdTypes.some((type) => type === project.projectType)) return 'unknownType';
  if (lacksData(project)) return 'collectDataFirst';
  return openRouteOf(project.projectType) === null ? 'comesLater' : null;
};
