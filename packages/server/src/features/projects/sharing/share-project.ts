import { randomInt } from 'node:crypto';
import { composePassword, legibleClasses } from '@soundings/contract/access/credential-rules';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { changeProject } from '../hold-project.ts';
import { type SharePart, sealSharePassword } from './share-passwords.ts';
import { addShare, setShare, setSharing } from './shares.store.ts';

/** Opens a project to whoever has its link and password. The first time it gets passwords that nobody has chosen. */
export const shareProject = (services: Services, projectId: string): Promise<void> =>
  changeProject(services, projectId, async (tx, { id, projectType }) => {
    const draw = (part: SharePart) =>
      sealSharePassword(services.keys, id, part, composePassword(legibleClasses, randomInt));
    const finalMessagesPassword = projectType === 'SCOUTV2' ? draw('final-messages') : null;
    await addShare(tx, { projectId: id, password: draw('project'), finalMessagesPassword });
    await setSharing(tx, id, true);
  });

export const unshareProject = (services: Services, projectId: string): Promise<void> =>
  changeProject(services, projectId, (tx, { id }) => setSharing(tx, id, false));

/** Throws sharingIsOff. */
export const changeShare = (
  services: Services,
  projectId: string,
  change: { projectPassword?: string; finalMessagesPassword?: string; linkExpiresOn?: string | null | undefined },
): Promise<void> =>
  changeProject(services, projectId, async (tx, { id, activeSharing }) => {
    if (!activeSharing) throw new AppError('sharingIsOff');
    const { projectPassword, finalMessagesPassword: final, linkExpiresOn: till } = change;
    const { keys } = services;
    await setShare(tx, id, {
      ...(projectPassword ? { password: sealSharePassword(keys, id, 'project', projectPassword) } : {}),
      ...(final ? { finalMessagesPassword: sealSharePassword(keys, id, 'final-messages', final) } : {}),
      ...(till === undefined ? {} : { linkExpiresOn: till === null ? null : new Date(till) }),
    });
  });
