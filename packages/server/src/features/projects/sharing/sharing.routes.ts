import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { done } from '@soundings/contract/endpoint';
import { furtherParts, takesFeedback } from '@soundings/contract/projects/project-types';
import { sharingEndpoints as endpoints } from '@soundings/contract/projects/sharing';
import { refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { auditedProject } from '../change-project.ts';
import { getProject } from '../load-project.ts';
import type { Project } from '../projects.tables.ts';
import { changeShare, describeShareChange, type ShareChange, shareProject, unshareProject } from './share-project.ts';

export const sharingRoutes = (route: Route, services: Services): void => {
  const act = async (
    action: AuditAction,
    { caller, params }: { caller: Caller; params: { id: string } },
    step: (project: Project) => Promise<void>,
  ) => {
    const project = await getProject(services.db, params.id);
    await auditedProject(services, { action, caller, target: project.projectName }, () => step(project));
    return done;
  };
  const change = async (
    { caller, params, body }: { caller: Caller; params: { id: string }; body: ShareChange },
    type?: Project['projectType'],
  ) => {
    const { id, projectName, projectType } = await getProject(services.db, params.id, type);
    if (body.allowsFeedback !== undefined && !takesFeedback(projectType)) {
      refuseField('body.allowsFeedback', 'notSelectable');
    }
    const details = await describeShareChange(services, id, body);
    const entry = { action: 'share.change', caller, target: projectName, details } as const;
    await auditedProject(services, entry, () => changeShare(services, id, body));
    return done;
  };

  route(endpoints.activateSharing, (call) =>
    act('share.enable', call, (project) => shareProject(services, project.id)),
  );
  route(endpoints.deactivateSharing, (call) =>
    act('share.disable', call, (project) => unshareProject(services, project.id)),
  );
  route(endpoints.editShare, (call) => change(call));
  route(endpoints.editFinalMessagesShare, (call) => change(call, furtherParts.FINAL_MESSAGES.type));
};
