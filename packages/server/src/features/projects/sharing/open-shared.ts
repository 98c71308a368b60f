import { createHash } from 'node:crypto';
import type { Opens } from '@soundings/contract/endpoint';
import { toNameKey } from '@soundings/contract/name-key';
import { typeOfPart } from '@soundings/contract/projects/project-types';
import type { ProjectType } from '@soundings/contract/projects/projects';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { limitConcurrency, limitPerSubject } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Visitor } from '#/platform/http/router.ts';
import { isSameSecret } from '#/platform/keys/keys.ts';
import { assertWithinLimits, countHit, type Limit, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findKnownVisitor, type KnownVisitor, rememberVisitor } from './known-visitor.ts';
import { openSharePassword } from './share-project.ts';
import { findShared, findSharedByKeys, type Shared } from './shares.store.ts';

const wrongPasswordsOfProject: Limit = { name: 'wrong-share-password', max: 30, seconds: 900 };
const wrongPasswordsFromAddress: Limit = { name: 'wrong-share-password-address', max: 150, seconds: 900 };
/** From whatever address. It stops strangers only: who has proved the password keeps the project open. */
const wrongPasswordsOfStrangers: Limit = { name: 'wrong-share-password-project', max: 200, seconds: 900 };

const maxConcurrentStrangers = 16;
const maxWaiting = 5000;

/**
 * Opens a shared project by its name and password, at every call anew: what was switched off or changed is refused at
 * the next one. Unknown name, wrong password, sharing off, project off, expired and wrong type are one wrongCredentials.
 * Throws tooManyRequests by browser or network, and to strangers by project.
 */
export const openShared = (services: Services) => {
  const oneByOne = limitPerSubject(wrongPasswordsOfProject.max);
  const strangersInTurn = limitConcurrency(maxConcurrentStrangers, maxWaiting);
  return async (credentials: ProjectCredentials, part: Opens, visitor: Visitor): Promise<Consumer> => {
    const nameKey = toNameKey(credentials.projectName);
    const found = await findShared(services.db, nameKey);
    const known = await findKnownVisitor(services, found, part, visitor);
    const network = toNetwork(visitor.request.ip);
    const project = createHash('sha256').update(nameKey).digest('base64url');
    const subject = `${project} ${known?.browser ?? network}`;
    const given = { ...credentials, found, known, network, project, subject };
    const tryIt = () => oneByOne(subject, () => check(services, given, part, visitor));
    return known ? tryIt() : strangersInTurn(tryIt);
  };
};

interface Given extends ProjectCredentials {
  readonly found: Shared | null;
  readonly known: KnownVisitor | null;
  readonly network: string;
  readonly project: string;
  readonly subject: string;
}

const listLimits = ({ known, network, project, subject }: Given) => [
  { limit: wrongPasswordsOfProject, subject },
  ...(known?.browser ? [] : [{ limit: wrongPasswordsFromAddress, subject: network }]),
  ...(known ? [] : [{ limit: wrongPasswordsOfStrangers, subject: project }]),
];

const check = async (services: Services, given: Given, part: Opens, visitor: Visitor): Promise<Consumer> => {
  const { db, now } = services;
  const { projectName, projectPassword, found, known } = given;
  const address = visitor.request.ip;
  const limits = listLimits(given);
  await assertWithinLimits(db, limits, now());
  if (opensShare(services, found, projectPassword, part) && found) {
    await rememberVisitor(services, { found, known, part }, visitor);
    const { id, projectType } = found.project;
    return { projectId: id, projectName: found.project.projectName, projectType, address };
  }
  await addAuditEntry(db, now(), {
    action: 'share.open',
    outcome: 'failure',
    actor: '',
    target: `project ${projectName.slice(0, 120)}`,
    address,
  });
  for (const { limit, subject } of limits) await countHit(db, limit, subject, now());
  throw new AppError('wrongCredentials');
};

const isOfType = (projectType: ProjectType, part: Opens): boolean =>
  part === 'PROJECT' || projectType === typeOfPart(part);

const isOpen = ({ project, share }: Shared, part: Opens, now: Date): boolean =>
  project.active &&
  project.activeSharing &&
  isOfType(project.projectType, part) &&
  (share.linkExpiresOn === null || share.linkExpiresOn > now);

/** One check of everything, whatever fails first, so that the answer and its time do not tell which. */
const opensShare = (
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  found: Shared | null,
  password: string,
  part: Opens,
): boolean => {
  // Some were set with a blank at an end before blanks were taken off.
  const expected = found && openSharePassword(keys, found.share, part)?.trim();
  const isSamePassword = isSameSecret(password.trim(), expected ?? '');
  return found !== null && Boolean(expected) && isSamePassword && isOpen(found, part, now());
};

interface Opened extends ProjectCredentials {
  readonly projectId: string;
}

/** Asks once for many consumers. @returns whether what one of them opened is open to them still. */
export const findStillOpen = async (
  services: Pick<Services, 'db' | 'keys' | 'now'>,
  opened: readonly Opened[],
): Promise<(one: Opened) => boolean> => {
  const nameKeys = [...new Set(opened.map(({ projectName }) => toNameKey(projectName)))];
  const rows = nameKeys.length === 0 ? [] : await findSharedByKeys(services.db, nameKeys);
  const byNameKey = new Map(rows.map((row) => [row.project.nameKey, row]));
  return ({ projectId, projectName, projectPassword }) => {
    const found = byNameKey.get(toNameKey(projectName)) ?? null;
    return found?.project.id === projectId && opensShare(services, found, projectPassword, 'PROJECT');
  };
};

/** A project that was deleted between its password and its reading is refused as one that never was. */
export const deletedAsWrongCredentials = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'notFound' ? new AppError('wrongCredentials') : error;
  });
