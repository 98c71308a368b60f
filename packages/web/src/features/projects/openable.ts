import { isCollected } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';

type Facts = Pick<ProjectRow, 'active' | 'projectType' | 'dataStructure' | 'collectedFrom' | 'collectedTill'>;

type WhyClosed = 'inactive' | 'collectDataFirst';

export const lacksData = (project: Pick<Facts, 'projectType' | 'collectedFrom' | 'collectedTill'>): boolean =>
  isCollected(project.projectType) && project.collectedFrom === null && project.collectedTill === null;

/** Whether it has a chart page and no other: figures per message, without the answers of respondents. */
export const isChartOnly = ({ dataStructure }: Pick<Facts, 'dataStructure'>): boolean => dataStructure === 'messages';

export const whyClosed = (project: Facts): WhyClosed | null => {
  if (!project.active) return 'inactive';
  return lacksData(project) ? 'collectDataFirst' : null;
};
