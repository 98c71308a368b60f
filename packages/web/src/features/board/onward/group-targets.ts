import type { ProjectType } from '@soundings/contract/projects/projects';
import { typeMarks } from '#/lib/type-marks.ts';

interface Target {
  readonly id: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
}

export const groupTargets = (targets: readonly Target[]) =>
  [...Map.groupBy(targets, ({ projectType }) => projectType)].map(([type, projects]) => ({
    group: typeMarks[type].name,
    items: projects.map(({ id, projectName }) => ({ value: id, label: projectName })),
  }));
