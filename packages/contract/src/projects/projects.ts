import { z } from 'zod';
import { Assistant } from '../assistants/assistants.ts';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { ShortGrowth } from '../sonar/scores.ts';
import { Name, Text } from '../text.ts';
import { agentTypes, projectSorts, settingLimits } from './project-choices.ts';
import { AnySettings } from './project-settings.ts';
import { createdTypes, productTypes } from './project-types.ts';

export const ProjectType = z.enum(createdTypes);
/** What a company may use: also a type that is listed and disabled. */
export const ProductType = z.enum(productTypes);
export type ProductType = z.infer<typeof ProductType>;
export type ProjectType = z.infer<typeof ProjectType>;

/**
 * One name space over all types; compared without regard to case and surrounding space. A name of dots alone would be
 * folded away in the address of a shared project.
 */
export const ProjectName = Name.refine((name) => !/^\.+$/.test(name), 'notAnAddress').max(settingLimits.projectName);

/** The latest finding of a RESONANCE project: its message with the highest R1. Percent of `base`, 95 % interval. */
const ResonanceResult = z.object({
  kind: z.literal('resonance'),
  bestR1: z.number(),
  low: z.number(),
  high: z.number(),
  base: z.number().int(),
  messages: z.number().int(),
  /** Mean R1 over the messages on a base of at least 30, in percent. */
  meanR1: z.number(),
});
export type ResonanceResult = z.infer<typeof ResonanceResult>;

const Day = z.iso.date();

const SonarResult = z.object({
  kind: z.literal('sonar'),
  brand: z.string(),
  isOwn: z.boolean(),
  /** 0 to 100; null where nothing of it is known. */
  powerrank: z.number().nullable(),
  prevPowerrank: z.number().nullable(),
  rank: z.number().int().nullable(),
  brands: z.number().int(),
  provisional: z.boolean(),
  shortGrowth: ShortGrowth.optional(),
  startDate: Day,
  endDate: Day,
  /** The powerrank of the last days, or months, up to that; null where nothing is known. */
  points: z.array(z.number().nullable()),
});
export type SonarResult = z.infer<typeof SonarResult>;

const GenieResult = z.object({
  kind: z.literal('genie'),
  message: z.string(),
  interest: z.number(),
  low: z.number(),
  high: z.number(),
  messages: z.number().int(),
});
export type GenieResult = z.infer<typeof GenieResult>;

const Id8Result = z.object({
  kind: z.literal('id8'),
  headline: z.string(),
  /** Of the whole project. */
  images: z.number().int(),
  imageIds: z.array(z.uuid()),
});
export type Id8Result = z.infer<typeof Id8Result>;

const BoardResult = z.object({
  kind: z.literal('board'),
  messages: z.number().int(),
  selected: z.number().int(),
  finals: z.number().int(),
  /** Null while none is liked. */
  final: z.string().nullable(),
});
export type BoardResult = z.infer<typeof BoardResult>;

export const ProjectRow = z.object({
  id: z.uuid(),
  projectName: z.string(),
  projectType: ProjectType,
  /** Null where they were deleted. */
  createdBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdOn: z.iso.datetime(),
  active: z.boolean(),
  dataSets: z.number().int().nullable(),
  /** Marked demo: not measured, but made at the first start, or its figures invented by the sandbox. */
  demo: z.boolean(),
  dataStructure: z.enum(['respondents', 'messages']).nullable(),
  activeSharing: z.boolean(),
  formed: z.boolean().nullable(),
  collectedFrom: z.iso.date().nullable(),
  collectedTill: z.iso.date().nullable(),
  dataFrom: z.iso.datetime().nullable(),
  result: z.discriminatedUnion('kind', [ResonanceResult, SonarResult, GenieResult, Id8Result, BoardResult]).nullable(),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

const AssignedUser = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  companyName: z.string().nullable(),
  companyHasProject: z.boolean().nullable(),
});

const ById = z.object({ id: z.uuid() });

export const projectsEndpoints = {
  searchProjects: endpoint({
    method: 'POST',
    path: '/api/project/search',
    summary: 'The projects that the user may see, filtered, sorted and paged',
    access: 'projects.use',
    query: paging(projectSorts, '-createdOn'),
    body: z.object({
      projectType: ProductType.nullish(),
      createdBy: z.uuid().nullish(),
      query: Text.trim().max(200).nullish(),
      idsMustNot: z.array(z.uuid()).max(1000).nullish(),
      projectTypes: z.array(ProductType).max(10).nullish(),
      unassignedTo: z.uuid().nullish(),
    }),
    answer: page(ProjectRow),
  }),
  projectName: endpoint({
    method: 'GET',
    path: '/api/project/project-name/{id}',
    summary: 'The name and type of a project',
    access: 'projects.use',
    params: ById,
    answer: z.object({ projectName: z.string(), projectType: ProjectType }),
    errors: ['notFound'],
  }),
  recentProjects: endpoint({
    method: 'GET',
    path: '/api/project/recent',
    summary: 'The projects that the user opened last and may still see, the latest first',
    access: 'projects.use',
    answer: z.object({ projects: z.array(ProjectRow) }),
  }),
  recordOpened: endpoint({
    method: 'POST',
    path: '/api/project/recent/{id}',
    summary: 'Note that the user has opened a project',
    access: 'projects.use',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  activateProject: endpoint({
    method: 'POST',
    path: '/api/project/activate/{id}',
    summary: 'Let a project be opened again',
    access: 'projects.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  deactivateProject: endpoint({
    method: 'POST',
    path: '/api/project/deactivate/{id}',
    summary: 'Switch a project off: nobody can open it, by whatever way',
    access: 'projects.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  projectUsers: endpoint({
    method: 'GET',
    path: '/api/project/{id}/users',
    summary: 'The users that a project is assigned to, or those that it can be assigned to, by name',
    access: 'projects.manage',
    params: ById,
    query: paging(['name', '-name'], 'name').extend({
      query: Text.trim().max(200).optional(),
      assigned: z.enum(['yes', 'no']).default('yes'),
    }),
    answer: page(AssignedUser),
    errors: ['notFound'],
  }),
  editProjectUsers: endpoint({
    method: 'POST',
    path: '/api/project/edit/users/{id}',
    summary: 'Say which users a project is assigned to, these and no others; their companies get it with them',
    access: 'projects.manage',
    params: ById,
    body: z.object({ userIds: z.array(z.uuid()).max(1000) }),
    answer: Done,
    errors: ['notFound', 'productNotEnabled'],
  }),
};

/** The assistants of a project by their use; a type with one group keeps it under `generate-all`. */
export const AssistantData = z.object({
  'generate-all': z.array(Assistant),
  'generate-selected': z.array(Assistant),
  compress: z.array(Assistant),
});
export type AssistantData = z.infer<typeof AssistantData>;

export const ProjectInfo = ProjectRow.omit({ result: true, dataFrom: true }).extend({
  activeSharing: z.boolean(),
  link: z.url(),
  /** Null where there is none yet, and for all but global admins. */
  projectPassword: z.string().nullable(),
  finalMessagesLink: z.url().nullable(),
  finalMessagesPassword: z.string().nullable(),
  allowsFeedback: z.boolean().nullable(),
  linkExpiresOn: z.iso.datetime().nullable(),
  userIds: z.array(z.uuid()),
  assistantData: AssistantData.nullable(),
  fileName: z.string().nullable(),
  ...AnySettings.shape,
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
