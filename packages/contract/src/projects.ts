import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page, paging } from './paging.ts';
import { projectSorts, projectTypes } from './project-choices.ts';
import { Name, Text } from './text.ts';

export const ProjectType = z.enum(projectTypes);
export type ProjectType = z.infer<typeof ProjectType>;

/** One name space over all types; compared without regard to case and surrounding space. */
export const ProjectName = Name.max(120);

/** The latest finding of a RESONANCE project: its message with the highest R1. Percent of `base`, 95 % interval. */
export const ResonanceResult = z.object({
  kind: z.literal('resonance'),
  bestR1: z.number(),
  low: z.number(),
  high: z.number(),
  base: z.number().int(),
  messages: z.number().int(),
  /** Mean R1 over all messages, in percent. */
  meanR1: z.number(),
});

export const ProjectRow = z.object({
  id: z.uuid(),
  projectName: z.string(),
  projectType: ProjectType,
  /** Null where they were deleted. */
  createdBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdOn: z.iso.datetime(),
  active: z.boolean(),
  /** Number of datasets; SONAR only. */
  dataSets: z.number().int().nullable(),
  /** Marked demo: made at the first start, not measured. */
  demo: z.boolean(),
  dataStructure: z.enum(['respondents', 'messages']).nullable(),
  /** When the data that the result rests on came in. */
  dataFrom: z.iso.datetime().nullable(),
  result: ResonanceResult.nullable(),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

export const projectsEndpoints = {
  searchProjects: endpoint({
    method: 'POST',
    path: '/api/project/search',
    summary: 'The projects that the user may see, filtered, sorted and paged',
    access: 'projects.use',
    query: paging(projectSorts, '-createdOn'),
    body: z.object({
      projectType: ProjectType.nullish(),
      createdBy: z.uuid().nullish(),
      query: Text.trim().max(200).nullish(),
      idsMustNot: z.array(z.uuid()).max(1000).nullish(),
      /** Any of these types. */
      projectTypes: z.array(ProjectType).max(10).nullish(),
      /** Only what this company was not given; needs the permission to manage companies. */
      unassignedTo: z.uuid().nullish(),
    }),
    answer: page(ProjectRow),
  }),
};
