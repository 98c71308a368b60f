import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { DatasetFields } from '../sonar/datasets.ts';
import { datasetLimits } from '../sonar/sonar-choices.ts';
import { agentTypes, referenceFileBytes } from './project-choices.ts';
import {
  GenieGoSettings,
  GenieSettings,
  Id8Settings,
  Paragraphs,
  SonarChange,
  SonarSettings,
} from './project-settings.ts';
import { ProjectName } from './projects.ts';

const ById = z.object({ id: z.uuid() });
const ByQueryId = z.object({ id: z.uuid() });
const Made = z.object({ id: z.uuid(), projectName: z.string() });

/** What every project is made with. */
export const NewProject = z.object({ projectName: ProjectName, userIds: z.array(z.uuid()).max(1000).default([]) });
const Renamed = z.object({ projectName: ProjectName });

const AssistantIds = z.array(z.uuid()).min(1, 'pleaseChooseAtLeastOneAssistant').max(100);
const OneGroup = z.object({ assistantIds: AssistantIds });
const ThreeGroups = z.object({
  activeAllAssistants: AssistantIds,
  activeSelectedAssistants: AssistantIds,
  activeCompressAssistants: AssistantIds,
});

interface AgentFields {
  agentType: (typeof agentTypes)[number];
  agentId?: string | undefined;
  instructions?: string | undefined;
}
const missingOfAgent = ({ agentType, agentId, instructions }: AgentFields) =>
  agentType === 'predefined' ? !agentId && 'agentId' : !instructions && 'instructions';

/** An agent of the settings by its id, or the project's own by its instructions. */
const Id8Agent = Id8Settings.extend({
  agentType: z.enum(agentTypes),
  agentId: z.uuid().optional(),
  instructions: Paragraphs.optional(),
}).superRefine((agent, context) => {
  const missing = missingOfAgent(agent);
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'required' });
});

const creation = <const P extends `/${string}`, const B extends z.ZodType>(path: P, type: string, body: B) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Create a ${type} project`,
    access: 'projects.create',
    body,
    answer: Made,
    status: 201,
    errors: ['projectNameAlreadyExist', 'notFound', 'productNotEnabled'],
  });

const edit = <const P extends `/${string}`, const B extends z.ZodType>(path: P, type: string, body: B) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Change the name and fields of a ${type} project; fields that are left out stay`,
    access: 'projects.manage',
    params: ById,
    body,
    answer: Done,
    errors: ['notFound', 'projectNameAlreadyExist'],
  });

const removal = <const P extends `/${string}`>(path: P, type: string) =>
  endpoint({
    method: 'DELETE',
    path,
    summary: `Delete a ${type} project with everything in it`,
    access: 'projects.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  });

const referenceFile = <const P extends `/${string}`>(path: P, type: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Give a ${type} project another reference file, whose text feeds generation`,
    access: 'projects.manage',
    params: ById,
    upload: { maxBytes: referenceFileBytes },
    slow: true,
    answer: z.object({ fileName: z.string() }),
    errors: ['notFound', 'fileCannotBeRead', 'payloadTooLarge', 'unsupportedMediaType'],
  });

const assistantsOf = <const P extends `/${string}`, const B extends z.ZodType>(path: P, type: string, body: B) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Say which assistants a ${type} project uses: these and no others`,
    access: 'projects.manage',
    query: ByQueryId,
    body,
    answer: Done,
    errors: ['notFound'],
  });

/** An edit with the name alone keeps the agent; whoever names another says of which kind it is. */
const OtherAgent = Renamed.extend({
  ...Id8Settings.partial().shape,
  agentType: z.enum(agentTypes).optional(),
  agentId: z.uuid().optional(),
  instructions: Paragraphs.optional(),
}).superRefine(({ agentType, agentId, instructions }, context) => {
  const missing = agentType
    ? missingOfAgent({ agentType, agentId, instructions })
    : (agentId || instructions) && 'agentType';
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'required' });
});

/** With its brands, in the order of their numbers. */
const NewSonar = NewProject.extend({
  ...SonarSettings.shape,
  datasets: z.array(DatasetFields).max(datasetLimits.datasets).default([]),
});

const sonarEdit = <const P extends `/${string}`>(path: P) =>
  endpoint({
    ...edit(path, 'SONAR', Renamed.extend(SonarChange.shape)),
    access: 'projects.edit-sonar',
    errors: ['notFound', 'projectWithThisNameAlreadyExist'],
  });

export const productProjectsEndpoints = {
  createSonar: {
    ...creation('/api/sonar/init', 'SONAR', NewSonar),
    maxBodyBytes: 16 * 1024 * 1024,
    errors: ['projectNameAlreadyExist', 'notFound', 'productNotEnabled', 'datasetAlreadyExists'],
  } as const,
  createScout: creation('/api/scout-v2', 'SCOUTV2', NewProject.extend(ThreeGroups.shape)),
  createGenie: creation('/api/genie', 'GENIE', NewProject.extend({ ...GenieSettings.shape, ...OneGroup.shape })),
  createGenieGo: creation(
    '/api/genie2go',
    'GENIE_GO',
    NewProject.extend({ ...GenieGoSettings.shape, ...OneGroup.shape }),
  ),
  createId8: creation('/api/id8', 'ID8', NewProject.and(Id8Agent)),
  editSonar: sonarEdit('/api/sonar/edit/{id}'),
  editSonarProject: sonarEdit('/api/project/edit/sonar/{id}'),
  editScout: edit('/api/scout-v2/edit/{id}', 'SCOUTV2', Renamed),
  editGenie: edit('/api/genie/edit/{id}', 'GENIE', Renamed.extend(GenieSettings.partial().shape)),
  editGenieGo: edit('/api/genie2go/edit/{id}', 'GENIE_GO', Renamed.extend(GenieGoSettings.partial().shape)),
  editId8: edit('/api/id8/edit/{id}', 'ID8', OtherAgent),
  deleteSonar: removal('/api/sonar/{id}', 'SONAR'),
  deleteScout: removal('/api/scout-v2/{id}', 'SCOUTV2'),
  deleteGenie: removal('/api/genie/{id}', 'GENIE'),
  deleteGenieGo: removal('/api/genie2go/{id}', 'GENIE_GO'),
  deleteId8: removal('/api/id8/{id}', 'ID8'),
  addScoutFile: referenceFile('/api/scout-v2/add-file/{id}', 'SCOUTV2'),
  addGenieFile: referenceFile('/api/genie/add-file/{id}', 'GENIE'),
  addGenieGoFile: referenceFile('/api/genie2go/add-file/{id}', 'GENIE_GO'),
  addId8File: referenceFile('/api/id8/add-file/{id}', 'ID8'),
  editScoutAssistants: assistantsOf('/api/scout-v2/edit/assistants', 'SCOUTV2', ThreeGroups),
  editGenieAssistants: assistantsOf('/api/genie/edit/assistants', 'GENIE', OneGroup),
  editGenieGoAssistants: assistantsOf('/api/genie2go/edit/assistants', 'GENIE_GO', OneGroup),
};
