import { done } from '@soundings/contract/endpoint';
import { type CreatedType, latestStartMonth, startYears } from '@soundings/contract/projects/project-choices';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { auditedProject, changeProject, editProject, type SettingsChange } from '../change-project.ts';
import { createProject } from '../create-project.ts';
import { deleteProject, type Remainder } from '../delete-project.ts';
import { getProject } from '../load-project.ts';
import { type AssistantGroups, setProjectAssistants } from '../project-assistants.ts';
import type { Project } from '../projects.tables.ts';
import { storeReferenceFile } from '../reference-file.ts';

interface Named {
  readonly projectName: string;
}
interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Further = (tx: Database, id: string) => Promise<unknown>;

/** What the types do alike: a project is a row with settings, assistants and perhaps a reference file. */
export const projectTypeCalls = (services: Services, projectType: CreatedType) => {
  const { db, now } = services;

  return {
    /** `further` writes more in the same transaction. */
    create: async (
      caller: Caller,
      { projectName, userIds }: Named & { readonly userIds: readonly string[] },
      settings: SettingsChange,
      further: Further = async () => {},
    ) => {
      const row = {
        projectName,
        userIds,
        projectType,
        settings: settings as ProjectSettings,
        createdBy: caller.id,
        createdOn: now(),
        actor: byCaller(caller),
      };
      const id = await auditedProject(services, { action: 'project.create', caller, target: projectName }, () =>
        db.transaction(async (tx) => {
          const made = await createProject(tx, row);
          await further(tx, made);
          return made;
        }),
      );
      return { id, projectName };
    },

    edit: async (
      caller: Caller,
      { id, projectName: target }: Project,
      { projectName }: Named,
      settings: SettingsChange,
      further: (tx: Database, project: Project) => Promise<unknown> = async () => {},
    ) => {
      const details = { name: projectName };
      await auditedProject(services, { action: 'project.change', caller, target, details }, () =>
        changeProject(services, id, async (tx, project) => {
          await editProject(tx, project, { projectName, settings });
          await further(tx, project);
        }),
      );
      return done;
    },

    remove: async (caller: Caller, id: string, remainder?: Remainder) => {
      const project = await getProject(db, id, projectType);
      const entry = { action: 'project.delete', caller, target: project.projectName } as const;
      await auditedProject(services, entry, () => deleteProject(services, id, remainder));
      return done;
    },

    setAssistants: async (caller: Caller, id: string, groups: AssistantGroups) => {
      const project = await getProject(db, id, projectType);
      await auditedProject(services, { action: 'project.assistants', caller, target: project.projectName }, () =>
        changeProject(services, id, (tx) => setProjectAssistants(tx, id, groups)),
      );
      return done;
    },

    addFile: async (caller: Caller, id: string, { request, reply }: Upload, maxBytes: number) => {
      const project = await getProject(db, id, projectType);
      const file = await uploadedFile(request, maxBytes);
      return auditedProject(services, { action: 'project.file', caller, target: project.projectName }, () =>
        storeReferenceFile(services, id, file, requestSignal(reply)),
      );
    },

    get: (id: string) => getProject(db, id, projectType),
  };
};

/** `startDate` is YYYY-MM-01. Throws invalidRequest where the month is not one that can be chosen today. */
export const assertStartMonth = (startDate: string, today: Date): void => {
  const latest = latestStartMonth(today);
  const first = Date.UTC(today.getUTCFullYear() - startYears, 0, 1);
  const start = Date.parse(`${startDate}T00:00:00Z`);
  if (start >= first && start <= Date.UTC(latest.year, latest.month, 1)) return;
  throw new AppError('invalidRequest', { fields: [{ path: 'body.startDate', message: 'notSelectable' }] });
};
