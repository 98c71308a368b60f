import { done } from '@soundings/contract/endpoint';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byCaller } from '#/platform/audit/by-caller.ts';
import type { Database } from '#/platform/db/database.ts';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { auditedProject } from '../audited-project.ts';
import { createProject } from '../create-project.ts';
import { deleteProject, type Remainder } from '../delete-project.ts';
import { editProject, type SettingsChange } from '../edit-project.ts';
import { getProject } from '../get-project.ts';
import { changeProject } from '../hold-project.ts';
import { keepReferenceFile } from '../keep-reference-file.ts';
import type { Project } from '../projects.tables.ts';
import { type AssistantGroups, setProjectAssistants } from '../set-project-assistants.ts';

interface Named {
  readonly projectName: string;
}
interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Further = (tx: Database, id: string) => Promise<unknown>;

/** What the types do alike: a project is a row with settings, assistants and perhaps a reference file. */
export const productCalls = (services: Services, projectType: CreatedType) => {
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
        keepReferenceFile(services, id, file, signalOf(reply)),
      );
    },

    get: (id: string) => getProject(db, id, projectType),
  };
};
