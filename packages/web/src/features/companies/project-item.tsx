import type { ProjectRow } from '@soundings/contract/projects/projects';
import type { PickerItem } from '#/ui/picker-item.ts';
import { TypeTile } from '#/ui/type-tile.tsx';

/** How a list to choose from shows a project. */
export const projectItem = ({
  projectName,
  projectType,
}: Pick<ProjectRow, 'projectName' | 'projectType'>): PickerItem => ({
  name: projectName,
  icon: <TypeTile type={projectType} size={24} />,
});
