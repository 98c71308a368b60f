import { done } from '@soundings/contract/endpoint';
import { pickSettings } from '@soundings/contract/projects/project-settings';
import { hasAssistants, typesInContract } from '@soundings/contract/projects/project-types';
import {
  type AnyTypeCalls,
  assistantsIn,
  callsOfType,
  type DescribedType,
  describedTypes,
  editsOfType,
  type NewProjectOf,
} from '@soundings/contract/projects/type-calls';
import { type AgentChoice, chooseAgent, deleteCustomAgent, lockAgent } from '#/features/assistants/agents.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import { changedDetails } from '#/platform/audit/changed-details.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { auditedProject, changeProject, editProject, type SettingsChange } from '../change-project.ts';
import { createProject } from '../create-project.ts';
import { deleteProject, type Remainder } from '../delete-project.ts';
import { getProject } from '../load-project.ts';
import { setProjectAssistants } from '../project-assistants.ts';
import { isAgentOfAnother, setProject } from '../projects.store.ts';
import type { Project } from '../projects.tables.ts';
import { storeReferenceFile } from '../reference-file.ts';

export interface TypeOnServer<T extends DescribedType = DescribedType> {
  /** Refuses settings; `project` is null where one is made. */
  readonly checkSettings?: (settings: SettingsChange, project: Project | null, now: Date) => void;
  readonly whenCreated?: (tx: Database, id: string, given: NewProjectOf<T>) => Promise<unknown>;
  /** A project that the caller may edit, where those may who do not manage projects. Throws notFound. */
  readonly loadToEdit?: (services: Services, caller: Caller, id: string) => Promise<Project>;
  readonly remainder?: Remainder;
}

export type TypesOnServer = { readonly [T in DescribedType]: TypeOnServer<T> };

export const projectTypesRoutes =
  (types: TypesOnServer) =>
  (route: Route, services: Services): void => {
    for (const type of describedTypes) typeRoutes(route, services, type, types[type] as TypeOnServer);
  };

const typeRoutes = (route: Route, services: Services, type: DescribedType, more: TypeOnServer): void => {
  const { db, now } = services;
  const calls = callsOfType(type);
  const { hasAgent } = typesInContract[type];

  route(calls.create, async ({ caller, body }) => {
    const { projectName, userIds } = body;
    const settings = pickSettings(type, body);
    more.checkSettings?.(settings, null, now());
    const row = { projectName, userIds, projectType: type, settings, createdBy: caller.id, createdOn: now() };
    const id = await auditedProject(services, { action: 'project.create', caller, target: projectName }, () =>
      db.transaction(async (tx) => {
        const made = await createProject(tx, { ...row, actor: byCaller(caller) });
        if (hasAssistants(type)) await setProjectAssistants(tx, made, assistantsIn(type, body));
        if (hasAgent) await followAgent(tx, { id: made, agentId: null }, body as unknown as AgentChoice, now());
        await more.whenCreated?.(tx, made, body as NewProjectOf<DescribedType>);
        return made;
      }),
    );
    return { id, projectName };
  });

  for (const call of editsOfType(type)) {
    route(call, async ({ caller, params, body }) => {
      const found = await (more.loadToEdit?.(services, caller, params.id) ?? getProject(db, params.id, type));
      await editOfType(services, { type, more, found, caller, body });
      return done;
    });
  }

  route(calls.remove, async ({ caller, params }) => {
    const { id, projectName: target } = await getProject(db, params.id, type);
    await auditedProject(services, { action: 'project.delete', caller, target }, () =>
      deleteProject(services, id, createRemainder(more)),
    );
    return done;
  });

  materialRoutes(route, services, type, calls);
};

export const createRemainder =
  (more: TypeOnServer): Remainder =>
  async (tx, project) => {
    if (project.agentId) await deleteCustomAgent(tx, project.agentId);
    return more.remainder?.(tx, project) ?? [];
  };

interface Edit {
  readonly type: DescribedType;
  readonly more: TypeOnServer;
  readonly found: Project;
  readonly caller: Caller;
  readonly body: { readonly projectName: string };
}

const editOfType = async (services: Services, { type, more, found, caller, body }: Edit): Promise<void> => {
  const { id, projectName: target } = found;
  const { projectName } = body;
  const settings = pickSettings(type, body);
  more.checkSettings?.(settings, found, services.now());
  const { agentType, ...agent } = body as Partial<AgentChoice>;
  const details = changedDetails({ name: target, ...found.settings }, { name: projectName, ...settings });
  await auditedProject(services, { action: 'project.change', caller, target, details }, () =>
    changeProject(services, id, async (tx, project) => {
      await editProject(tx, project, { projectName, settings });
      if (typesInContract[type].hasAgent && agentType)
        await followAgent(tx, project, { ...agent, agentType }, services.now());
    }),
  );
};

const materialRoutes = (
  route: Route,
  services: Services,
  type: DescribedType,
  { setAssistants, addFile }: AnyTypeCalls,
): void => {
  if (setAssistants)
    route(setAssistants, async ({ caller, query, body }) => {
      const { id, projectName: target } = await getProject(services.db, query.id, type);
      await auditedProject(services, { action: 'project.assistants', caller, target }, () =>
        changeProject(services, id, (tx) => setProjectAssistants(tx, id, assistantsIn(type, body))),
      );
      return done;
    });
  if (addFile)
    route(addFile, async ({ caller, params, request, reply }) => {
      const { id, projectName: target } = await getProject(services.db, params.id, type);
      const file = await uploadedFile(request, addFile.upload.maxBytes);
      return auditedProject(services, { action: 'project.file', caller, target }, () =>
        storeReferenceFile(services, id, file, requestSignal(reply)),
      );
    });
};

const followAgent = async (
  tx: Database,
  { id, agentId: present }: { id: string; agentId: string | null },
  given: AgentChoice,
  now: Date,
): Promise<void> => {
  // Two projects that are made with one agent come one after the other, and the second is refused.
  if (given.agentId) await lockAgent(tx, given.agentId);
  const isOthers = given.agentType === 'custom' && given.agentId && (await isAgentOfAnother(tx, given.agentId, id));
  if (isOthers) throw new AppError('notFound');
  const agentId = await chooseAgent(tx, given, present, now);
  await setProject(tx, id, { agentId });
  if (present && present !== agentId) await deleteCustomAgent(tx, present);
};
