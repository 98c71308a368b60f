import { furtherParts, typesInContract } from '@soundings/contract/projects/project-types';
import { publicAddress } from '#/env.ts';
import { getAgent } from '#/features/assistants/agents.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { recordDenied } from './load-project.ts';
import { findProjectAssistants } from './project-assistants.store.ts';
import { findProjectUserIds } from './project-users.store.ts';
import { canEditProject, canManageProjects } from './projects.policy.ts';
import { findCreatedProjectFor } from './projects.store.ts';
import type { Project } from './projects.tables.ts';
import { openSharePassword } from './sharing/share-project.ts';
import { findShare } from './sharing/shares.store.ts';

const buildLinks = (base: string, { projectName, projectType }: Project) => {
  const segment = typesInContract[projectType].segment;
  const name = encodeURIComponent(projectName);
  const { type, segment: final } = furtherParts.FINAL_MESSAGES;
  return {
    project: `${base}/${segment}/${name}`,
    finalMessages: `${base}/${typesInContract[type].segment}/${final}/${name}`,
  };
};

/**
 * Everything of a project that its edit page shows. Company admins see neither passwords nor whom
 * it is assigned to. Throws notFound and accessDenied.
 */
export const loadProjectInfo = async (services: Services, caller: Caller, id: string) => {
  const { db, env, keys } = services;
  const isAdmin = canManageProjects(caller);
  const listed = await findCreatedProjectFor(db, caller, id);
  const isFound = listed !== null && (isAdmin || listed.project.active);
  if (!isFound || !canEditProject(caller, listed.project.projectType)) {
    const refusal = new AppError(isFound ? 'accessDenied' : 'notFound');
    if (!isAdmin) await recordDenied(services, caller, id);
    refusal.isRecorded = !isAdmin;
    throw refusal;
  }
  const share = await findShare(db, id);
  return {
    listed,
    share: isAdmin ? share : null,
    userIds: isAdmin ? await findProjectUserIds(db, id) : [],
    assistants: await findProjectAssistants(db, id),
    agent: listed.project.agentId ? await getAgent(db, listed.project.agentId) : null,
    link: buildLinks(publicAddress(env), listed.project),
    passwords: {
      project: isAdmin && share ? openSharePassword(keys, share, 'PROJECT') : null,
      finalMessages: isAdmin && share ? openSharePassword(keys, share, 'FINAL_MESSAGES') : null,
    },
  };
};

export type InfoParts = Awaited<ReturnType<typeof loadProjectInfo>>;
