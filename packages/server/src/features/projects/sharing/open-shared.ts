import { createHash } from 'node:crypto';
import type { Opens } from '@soundings/contract/endpoint';
import { nameKeyOf } from '@soundings/contract/name-key';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Visitor } from '#/platform/http/router.ts';
import { createLimit } from '#/platform/keys/limit.ts';
import { limitParallel } from '#/platform/rate-limit/limit-parallel.ts';
import { countHit, type Limit, refuseBeyond, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findHolder, type Holder, rememberHolder } from './known-visitor.ts';
import { opensShare } from './opens-share.ts';
import { findShared, type Shared } from './shares.store.ts';

const wrongPasswordsOfProject: Limit = { name: 'wrong-share-password', max: 30, seconds: 900 };
const wrongPasswordsFromAddress: Limit = { name: 'wrong-share-password-address', max: 150, seconds: 900 };
/** From whatever address. It stops strangers only: who has proved the password keeps the project open. */
const wrongPasswordsOfStrangers: Limit = { name: 'wrong-share-password-project', max: 200, seconds: 900 };

/** Strangers' tries at the same time on a node: so many at most go beyond their limit before they are counted. */
const strangersAtOnce = 16;
const maxWaiting = 5000;

/**
 * Opens a shared project by its name and password, at every call anew: what was switched off or changed is refused at
 * the next one. Unknown name, wrong password, sharing off, project off, expired and wrong type are one wrongCredentials.
 * Throws tooManyRequests by browser or network, and to strangers by project.
 */
export const openShared = (services: Services) => {
  const oneByOne = limitParallel(wrongPasswordsOfProject.max);
  const strangersInTurn = createLimit(strangersAtOnce, maxWaiting);
  return async (credentials: ProjectCredentials, part: Opens, visitor: Visitor): Promise<Consumer> => {
    const nameKey = nameKeyOf(credentials.projectName);
    const found = await findShared(services.db, nameKey);
    const holder = await findHolder(services, found, part, visitor);
    const network = toNetwork(visitor.request.ip);
    const project = createHash('sha256').update(nameKey).digest('base64url');
    const subject = `${project} ${holder?.browser ?? network}`;
    const given = { ...credentials, found, holder, network, project, subject };
    const tryIt = () => oneByOne(subject, () => check(services, given, part, visitor));
    return holder ? tryIt() : strangersInTurn(tryIt);
  };
};

interface Given extends ProjectCredentials {
  readonly found: Shared | null;
  /** Null for a stranger. */
  readonly holder: Holder | null;
  readonly network: string;
  readonly project: string;
  readonly subject: string;
}

/** What the failure of a try counts against: a known browser's own tries, or its network's; strangers' together, too. */
const limitsOf = ({ holder, network, project, subject }: Given) => [
  { limit: wrongPasswordsOfProject, subject },
  ...(holder?.browser ? [] : [{ limit: wrongPasswordsFromAddress, subject: network }]),
  ...(holder ? [] : [{ limit: wrongPasswordsOfStrangers, subject: project }]),
];

const check = async (services: Services, given: Given, part: Opens, visitor: Visitor): Promise<Consumer> => {
  const { db, now } = services;
  const { projectName, projectPassword, found, holder } = given;
  const address = visitor.request.ip;
  const limits = limitsOf(given);
  await refuseBeyond(db, limits, now());
  if (opensShare(services, found, projectPassword, part) && found) {
    await rememberHolder(services, { found, holder, part }, visitor);
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
