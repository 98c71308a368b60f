import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller, Consumer } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { endLease, extendLeases, findLease, type Lease, tryAcquireLease } from './leases.store.ts';
import { isProcessing } from './processing.ts';

/** Throws projectInUse with the name of another owner whose lease lives, or for whom something runs. */
export const assertNotInUse = async (db: Database, projectId: string, by: NamedOwner): Promise<void> => {
  const lease = await findLease(db, projectId);
  if (!lease || lease.holder === by.holder) return;
  if (lease.isLiving || (await isProcessing(db, projectId)))
    throw new AppError('projectInUse', { username: lease.username });
};

/**
 * Makes someone the one who works with a project, or keeps them so. Every call that generates begins with it, in a
 * transaction that holds the project. Throws projectInUse.
 */
export const acquireLease = async (tx: Database, projectId: string, by: NamedOwner): Promise<void> => {
  await assertNotInUse(tx, projectId, by);
  if (await tryAcquireLease(tx, projectId, by, true)) return;
  // Someone was faster between the two.
  await assertNotInUse(tx, projectId, by);
  throw new AppError('projectInUse', { username: '' });
};

export const acquireLeaseForJob = async (tx: Database, projectId: string, by: NamedOwner): Promise<void> => {
  const lease = await findLease(tx, projectId);
  const isTheirs = lease?.holder === by.holder && lease.isLiving;
  await acquireLease(tx, projectId, by);
  if (!isTheirs) await endLease(tx, { projectId, holder: by.holder });
};

/** Ends one's own lease, if there is one. Throws projectInUse where it is another's. */
export const leaveProject = async ({ db }: Pick<Services, 'db'>, projectId: string, by: NamedOwner): Promise<void> => {
  await assertNotInUse(db, projectId, by);
  await endLease(db, { projectId, holder: by.holder });
};

export const renewLeases = async ({ db }: Pick<Services, 'db'>, present: readonly Lease[]): Promise<void> => {
  if (present.length > 0) await extendLeases(db, present);
};

export type LeaseOwner = `user:${string}` | `consumer:${string}`;

export interface NamedOwner {
  readonly holder: LeaseOwner;
  readonly username: string;
}

export const userOwner = ({ id, username }: Pick<Caller, 'id' | 'username'>): NamedOwner => ({
  holder: `user:${id}`,
  username,
});

export const consumerOwner = ({ address }: Pick<Consumer, 'address'>): NamedOwner => ({
  holder: `consumer:${address}`,
  username: '',
});

export const ownerOf = ({
  caller,
  consumer,
}: { caller: Caller; consumer: null } | { caller: null; consumer: Consumer }) =>
  caller ? userOwner(caller) : consumerOwner(consumer);
