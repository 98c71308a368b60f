import { randomInt } from 'node:crypto';
import { composePassword, legibleClasses } from '@soundings/contract/password-rules';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { Project } from '../projects.tables.ts';
import { sealSharePassword } from './share-passwords.ts';
import { addShare, setShare, setSharing } from './shares.store.ts';

/** Opens a project to whoever has its link and password. The first time it gets passwords that nobody has chosen. */
export const shareProject = async ({ db, keys }: Services, { id, projectType }: Project): Promise<void> => {
  const draw = () => composePassword(legibleClasses, randomInt);
  const finalMessagesPassword =
    projectType === 'SCOUTV2' ? sealSharePassword(keys, id, 'final-messages', draw()) : null;
  await db.transaction(async (tx) => {
    await addShare(tx, {
      projectId: id,
      password: sealSharePassword(keys, id, 'project', draw()),
      finalMessagesPassword,
    });
    await setSharing(tx, id, true);
  });
};

export const unshareProject = ({ db }: Services, { id }: Project): Promise<void> => setSharing(db, id, false);

/** Throws sharingIsOff. */
export const changeShare = async (
  { db, keys }: Services,
  { id, activeSharing }: Project,
  change: { projectPassword?: string; finalMessagesPassword?: string; linkExpiresOn?: string | null | undefined },
): Promise<void> => {
  if (!activeSharing) throw new AppError('sharingIsOff');
  const { projectPassword, finalMessagesPassword: final, linkExpiresOn } = change;
  await setShare(db, id, {
    ...(projectPassword ? { password: sealSharePassword(keys, id, 'project', projectPassword) } : {}),
    ...(final ? { finalMessagesPassword: sealSharePassword(keys, id, 'final-messages', final) } : {}),
    ...(linkExpiresOn === undefined ? {} : { linkExpiresOn: linkExpiresOn === null ? null : new Date(linkExpiresOn) }),
  });
};
