import { z } from 'zod';
import { Assistant } from './assistants.ts';
import { endpoint } from './endpoint.ts';
import { agentTypes, rangeTypes, thinkings } from './project-choices.ts';
import { ProjectRow } from './projects.ts';
import { resonanceLanguages, resonanceThemes, resonanceVisions } from './resonance-choices.ts';

/** The assistants of a project by their use; a type with one group keeps it under `generate-all`. */
export const AssistantData = z.object({
  'generate-all': z.array(Assistant),
  'generate-selected': z.array(Assistant),
  compress: z.array(Assistant),
});
export type AssistantData = z.infer<typeof AssistantData>;

/** Everything that the edit pages show. What a type does not have is null. */
export const ProjectInfo = ProjectRow.omit({ result: true, dataFrom: true }).extend({
  activeSharing: z.boolean(),
  /** Where consumers open the project; the password is never part of it. */
  link: z.url(),
  /** Null where there is none yet, and for all but global admins. */
  projectPassword: z.string().nullable(),
  finalMessagesLink: z.url().nullable(),
  finalMessagesPassword: z.string().nullable(),
  /** From then on consumers are refused; null: never. */
  linkExpiresOn: z.iso.datetime().nullable(),
  /** The users it is assigned to. */
  userIds: z.array(z.uuid()),
  assistantData: AssistantData.nullable(),
  fileName: z.string().nullable(),
  brand: z.string().nullable(),
  startDate: z.iso.date().nullable(),
  rangeType: z.enum(rangeTypes).nullable(),
  theme: z.enum(resonanceThemes).nullable(),
  vision: z.enum(resonanceVisions).nullable(),
  lang: z.enum(resonanceLanguages).nullable(),
  description: z.string().nullable(),
  referenceMessages: z.string().nullable(),
  thinking: z.enum(thinkings).nullable(),
  agentType: z.enum(agentTypes).nullable(),
  agentId: z.uuid().nullable(),
  instructions: z.string().nullable(),
});
export type ProjectInfo = z.infer<typeof ProjectInfo>;

export const projectInfoEndpoints = {
  projectInfo: endpoint({
    method: 'GET',
    path: '/api/project/edit-info/{id}',
    summary: 'Everything that the edit page of a project shows',
    access: 'projects.edit-sonar',
    params: z.object({ id: z.uuid() }),
    answer: ProjectInfo,
    errors: ['notFound', 'accessDenied'],
  }),
};
