import { createHash } from 'node:crypto';
import type { ProjectCredentials } from '@soundings/contract/consumers';
import type { Opens } from '@soundings/contract/endpoint';
import { nameKeyOf } from '@soundings/contract/name-key-of';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import { limitParallel } from '#/platform/rate-limit/limit-parallel.ts';
import { countHit, type Limit, refuseBeyond } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { opensShare } from './opens-share.ts';
import { findShared } from './shares.store.ts';

const wrongPasswordsOfProject: Limit = { name: 'wrong-share-password', max: 30, seconds: 900 };
const wrongPasswordsFromAddress: Limit = { name: 'wrong-share-password-address', max: 150, seconds: 900 };

/**
 * Opens a shared project by its name and password, at every call anew: what was switched off or changed is refused at
 * the next one. Unknown name, wrong password, sharing off, project off, expired and wrong type are one wrongCredentials.
 */
export const openShared = (services: Services) => {
  const oneByOne = limitParallel(wrongPasswordsOfProject.max);
  return ({ projectName, projectPassword }: ProjectCredentials, part: Opens, address: string): Promise<Consumer> => {
    const nameKey = nameKeyOf(projectName);
    const subject = `${createHash('sha256').update(nameKey).digest('base64url')} ${address}`;
    const given = { projectName, projectPassword, nameKey, subject };
    return oneByOne(subject, () => check(services, given, part, address));
  };
};

interface Given extends ProjectCredentials {
  readonly nameKey: string;
  readonly subject: string;
}

const check = async (services: Services, given: Given, part: Opens, address: string): Promise<Consumer> => {
  const { db, now } = services;
  const { projectName, projectPassword, nameKey, subject } = given;
  await refuseBeyond(db, wrongPasswordsFromAddress, address, now());
  await refuseBeyond(db, wrongPasswordsOfProject, subject, now());
  const found = await findShared(db, nameKey);
  if (found && opensShare(services, found, projectPassword, part)) {
    const { id, projectType } = found.project;
    return { projectId: id, projectName: found.project.projectName, projectType, address };
  }
  if (!found) opensShare(services, null, projectPassword, part);
  await addAuditEntry(db, now(), {
    action: 'share.open',
    outcome: 'failure',
    actor: '',
    target: `project ${projectName.slice(0, 120)}`,
    address,
  });
  await countHit(db, wrongPasswordsOfProject, subject, now());
  await countHit(db, wrongPasswordsFromAddress, address, now());
  throw new AppError('wrongCredentials');
};
