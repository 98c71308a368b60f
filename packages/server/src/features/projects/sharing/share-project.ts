import { randomInt } from 'node:crypto';
import { composePassword, legibleClasses } from '@soundings/contract/access/credential-rules';
import type { Opens } from '@soundings/contract/endpoint';
import { listFurtherParts } from '@soundings/contract/projects/project-types';
import { AppError } from '#/platform/http/app-error.ts';
import { type Keys, seal, unseal } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import { changeProject } from '../change-project.ts';
import { addShare, findShare, type Share, setShare, setSharing } from './shares.store.ts';

export const shareProject = (services: Services, projectId: string): Promise<void> =>
  changeProject(services, projectId, async (tx, { id, projectType }) => {
    const draw = (part: SharePart) =>
      sealSharePassword(services.keys, id, part, composePassword(legibleClasses, randomInt));
    const finalMessagesPassword = listFurtherParts(projectType).includes('FINAL_MESSAGES')
      ? draw('final-messages')
      : null;
    await addShare(tx, { projectId: id, password: draw('project'), finalMessagesPassword });
    await setSharing(tx, id, true);
  });

export const unshareProject = (services: Services, projectId: string): Promise<void> =>
  changeProject(services, projectId, (tx, { id }) => setSharing(tx, id, false));

export interface ShareChange {
  projectPassword?: string;
  finalMessagesPassword?: string;
  allowsFeedback?: boolean | undefined;
  linkExpiresOn?: string | null | undefined;
}

/** What of it differs from what is kept, for the audit log: never a password. */
export const describeShareChange = async (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  projectId: string,
  { projectPassword, finalMessagesPassword: final, allowsFeedback: feedback, linkExpiresOn: till }: ShareChange,
): Promise<Record<string, string | boolean>> => {
  const share = await findShare(db, projectId);
  if (share === null) return {};
  const isNew =
    (projectPassword !== undefined && projectPassword !== openSharePassword(keys, share, 'GENIE')) ||
    (final !== undefined && final !== openSharePassword(keys, share, 'FINAL_MESSAGES'));
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '–';
  const [before, after] = [share.linkExpiresOn, till ? new Date(till) : null].map((moment) => day(moment));
  return {
    ...(isNew && { newPassword: true }),
    ...(till !== undefined && before !== after && { linkExpiresOn: `${before} → ${after}` }),
    ...(feedback !== undefined && feedback !== share.allowsFeedback && { allowsFeedback: feedback }),
  };
};

/** Throws sharingIsOff. */
export const changeShare = (services: Services, projectId: string, change: ShareChange): Promise<void> =>
  changeProject(services, projectId, async (tx, { id, activeSharing }) => {
    if (!activeSharing) throw new AppError('sharingIsOff');
    const { projectPassword, finalMessagesPassword: final, allowsFeedback, linkExpiresOn: till } = change;
    const { keys } = services;
    await setShare(tx, id, {
      ...(projectPassword ? { password: sealSharePassword(keys, id, 'project', projectPassword) } : {}),
      ...(final ? { finalMessagesPassword: sealSharePassword(keys, id, 'final-messages', final) } : {}),
      ...(allowsFeedback === undefined ? {} : { allowsFeedback }),
      ...(till === undefined ? {} : { linkExpiresOn: till === null ? null : new Date(till) }),
    });
  });

export const allowsFeedback = async ({ db }: Pick<Services, 'db'>, projectId: string): Promise<boolean> =>
  (await findShare(db, projectId))?.allowsFeedback ?? false;

type SharePart = 'project' | 'final-messages';

const sealContext = (projectId: string, part: SharePart) => `${part} ${projectId}`;

const sealSharePassword = ({ projectPassword: key }: Keys, projectId: string, part: SharePart, password: string) =>
  seal(key, password, sealContext(projectId, part));

const tryToUnseal = (key: Uint8Array, sealed: string, context: string): string | null => {
  try {
    return unseal(key, sealed, context);
  } catch {
    return null;
  }
};

export const openSharePassword = (
  { projectPassword: key }: Keys,
  { projectId, password, finalMessagesPassword }: Share,
  part: Opens,
): string | null => {
  if (part !== 'FINAL_MESSAGES') return tryToUnseal(key, password, sealContext(projectId, 'project'));
  return finalMessagesPassword && tryToUnseal(key, finalMessagesPassword, sealContext(projectId, 'final-messages'));
};
