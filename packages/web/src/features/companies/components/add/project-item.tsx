import { typeLooks } from '#/lib/project-types.ts';
import type { PickerItem } from '#/ui/picker-item.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import type { ChosenProject } from './company-draft.ts';

/** A project in a list to choose from. */
export const projectItem = ({ projectName, projectType }: ChosenProject): PickerItem => ({
  name: projectName,
  icon: <TypeTile type={projectType} size={24} />,
  tag: typeLooks[projectType].name,
});
