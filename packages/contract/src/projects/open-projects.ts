import { z } from 'zod';
import type { ProjectType } from './projects.ts';

export const openProject = <const T extends readonly ProjectType[]>(types: T) =>
  z.object({ id: z.uuid(), projectName: z.string(), projectType: z.enum(types) });

/** A call of a project for other projects that something can be taken from or handed on to; `named` are their types. */
export const openProjectsCall = <const T extends readonly ProjectType[], const P extends string>(
  path: P,
  types: T,
  named: string,
) => ({
  path,
  summary: `${named} projects that the caller may open, newest first`,
  isStaffOnly: true as const,
  answer: z.array(openProject(types)),
});
