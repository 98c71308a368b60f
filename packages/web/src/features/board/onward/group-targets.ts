import type { ProjectType } from '@soundings/contract/projects/projects';
import { typeLooks } from '#/lib/project-types.ts';

interface Target {
  readonly id: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
}

/** Projects to choose from, under the names of their types. */
export const groupTargets = (targets: readonly Target[]) =>
  [...Map.groupBy(targets, ({ projectType }) => projectType)].map(([type, projects]) => ({
    group: typeLooks[type].name,
    items: projects.map(({ id, projectName }) => ({ value: id, label: projectName })),
  }));
