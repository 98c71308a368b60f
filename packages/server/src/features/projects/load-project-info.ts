import { typeSegments } from '@soundings/contract/projects/project-choices';
import { publicAddress } from '#/env.ts';
import { getAgent } from '#/features/assistants/get-agent.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { noteDenied } from './note-denied.ts';
import { findProjectAssistants } from './project-assistants.store.ts';
import { findProjectUserIds } from './project-users.store.ts';
import { findCreatedProjectFor } from './projects.store.ts';
import type { Project } from './projects.tables.ts';
import { openSharePassword } from './sharing/share-passwords.ts';
import { findShare } from './sharing/shares.store.ts';

/** Where consumers open a project; the name is encoded, the password is never part of it. */
const linksOf = (base: string, { projectName, projectType }: Project) => {
  const segment = projectType === 'PULSE' ? 'pulse' : typeSegments[projectType];
  const name = encodeURIComponent(projectName);
  return { project: `${base}/${segment}/${name}`, finalMessages: `${base}/scout/final-messages/${name}` };
};

/**
 * Everything of a project that its edit page shows. Company admins edit only SONAR, and see neither passwords nor whom
 * it is assigned to. Throws notFound and accessDenied.
 */
export const loadProjectInfo = async (services: Services, caller: Caller, id: string) => {
  const { db, env, keys } = services;
  const isAdmin = caller.role === 'ROLE_GLOBAL_ADMIN';
  const listed = await findCreatedProjectFor(db, caller, id);
  const isFound = listed !== null && (isAdmin || listed.project.active);
  if (!isFound || !(isAdmin || listed.project.projectType === 'SONAR')) {
    const refusal = new AppError(isFound ? 'accessDenied' : 'notFound');
    if (!isAdmin) await noteDenied(services, caller, id);
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
    link: linksOf(publicAddress(env), listed.project),
    passwords: {
      project: isAdmin && share ? openSharePassword(keys, share, 'RESONANCE') : null,
      finalMessages: isAdmin && share ? openSharePassword(keys, share, 'FINAL_MESSAGES') : null,
    },
  };
};

export type InfoParts = Awaited<ReturnType<typeof loadProjectInfo>>;
