import { z } from 'zod';
import { createdTypes } from '../projects/project-types.ts';

export const LastChange = {
  builtIn: z.boolean(),
  updatedOn: z.iso.datetime(),
  /** Null where nobody has changed it, or whoever did was deleted. */
  updatedBy: z.string().nullable(),
};

/** The first of the projects that use it, by name. */
export const UsingProjects = z
  .array(z.object({ id: z.uuid(), projectName: z.string(), projectType: z.enum(createdTypes) }))
  .max(20);
export type UsingProjects = z.infer<typeof UsingProjects>;
