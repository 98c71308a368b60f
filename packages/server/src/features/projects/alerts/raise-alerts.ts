import { randomUUID } from 'node:crypto';
import type { AlertAbout, AlertAboutOf } from '@soundings/contract/projects/alerts';
import type { Database } from '#/platform/db/database.ts';
import { eventsOf, publishEvent } from '#/platform/events.ts';
import { addMails } from '#/platform/mail/queue/queued-mails.store.ts';
import type { Services } from '#/platform/services.ts';
import { visibleProjects } from '../load-project.ts';
import { addToDigests, findMailed } from './alert-settings.store.ts';
import {
  type AlertRow,
  addAlerts,
  findAlertOwners,
  findSubjectsSince,
  forgetReads,
  holdAlert,
  markRead,
  setAbout,
} from './alerts.store.ts';

type AlertOwner = { readonly projectId: string } | { readonly userId: string };

interface FoundAlert {
  readonly about: AlertAbout;
  /** What it is about within its kind; with `period` what may come once. */
  readonly subject: string;
  readonly period: string;
  readonly till: string;
}

const ownerId = (owner: AlertOwner): string => ('projectId' in owner ? owner.projectId : owner.userId);

const alertKey = (owner: AlertOwner, kind: string, subject: string, period: string): string =>
  [ownerId(owner), kind, subject, period].join(' ');

type Given = Pick<Services, 'now'>;

/**
 * Writes alerts in the transaction of what they tell, tells open pages, and queues their mails. One that is there
 * already, by whatever node, is left as it is. @param by who caused them, and need not be told
 */
export const raiseAlerts = async (
  { now }: Given,
  tx: Database,
  owner: AlertOwner,
  found: readonly FoundAlert[],
  by: string | null = null,
): Promise<void> => {
  const row = ({ about, subject, period, till }: FoundAlert): AlertRow => ({
    id: randomUUID(),
    key: alertKey(owner, about.kind, subject, period),
    projectId: 'projectId' in owner ? owner.projectId : null,
    userId: 'userId' in owner ? owner.userId : null,
    kind: about.kind,
    ...{ subject, about, till, createdOn: now() },
  });
  const added = await addAlerts(tx, found.map(row));
  const ids = added.map(({ id }) => id);
  if (ids.length === 0) return;
  if (by !== null) await markRead(tx, by, ids);
  await queueAlertMails(tx, owner, { ids, by, dueOn: now() });
  await publishAlerts(tx, ids);
};

const publishAlerts = async (tx: Database, ids: readonly string[]): Promise<void> => {
  for (const event of eventsOf(ids, (some) => ({ kind: 'alerts', ids: some }))) await publishEvent(tx, event);
};

/** Who may not open the project any more when the mail goes out gets none, however it was queued. */
const queueAlertMails = async (
  tx: Database,
  owner: AlertOwner,
  { ids, by, dueOn }: { readonly ids: readonly string[]; readonly by: string | null; readonly dueOn: Date },
): Promise<void> => {
  const mailed = (await findMailed(tx, owner)).filter(({ userId }) => userId !== by);
  const isVisible =
    'projectId' in owner
      ? await visibleProjects(
          { db: tx },
          mailed.map(({ userId }) => ({ userId, projectId: owner.projectId })),
        )
      : () => true;
  const projectId = ownerId(owner);
  const open = mailed.filter(({ userId }) => isVisible({ userId, projectId }));
  const daily = open.filter(({ mails }) => mails === 'DAILY').map(({ userId }) => userId);
  await addToDigests(tx, daily, ids);
  await addMails(
    tx,
    open
      .filter(({ mails }) => mails === 'AT_ONCE')
      .map(({ userId }) => ({
        key: `alerts ${userId} ${ids[0]}`,
        kind: 'alerts',
        about: { userId, alertIds: ids },
        dueOn,
      })),
  );
};

const dayMs = 86_400_000;

/** Leaves out what was told in the `days` before: a change that is found again the next day is no other one. */
export const notToldWithin = async <T extends Pick<FoundAlert, 'subject' | 'till' | 'about'>>(
  tx: Database,
  projectId: string,
  found: readonly T[],
  days: number,
): Promise<T[]> => {
  const fresh: T[] = [];
  for (const [kind, some] of Map.groupBy(found, ({ about }) => about.kind)) {
    const last = some.map(({ till }) => till).toSorted()[0]!;
    const after = new Date(Date.parse(last) - days * dayMs).toISOString().slice(0, 10);
    const told = await findSubjectsSince(tx, projectId, kind, after);
    fresh.push(...some.filter(({ subject }) => !told.has(subject)));
  }
  return fresh;
};

const hourMs = 3_600_000;

type CountFeedback = (tx: Database, since: Date) => Promise<Omit<AlertAboutOf<'feedback'>, 'kind'>>;

/**
 * Tells what consumers like and say in one alert a project and hour, which is unread again for all with each. Its mail waits
 * until the hour is over.
 */
export const raiseFeedback = async (
  { now }: Given,
  tx: Database,
  projectId: string,
  count: CountFeedback,
): Promise<void> => {
  const time = now();
  const since = new Date(Math.floor(time.getTime() / hourMs) * hourMs);
  const hour = since.toISOString().slice(0, 13);
  const about = { kind: 'feedback' as const, likes: 0, comments: 0 };
  const key = alertKey({ projectId }, 'feedback', '', hour);
  const row = { id: randomUUID(), key, projectId, userId: null, kind: 'feedback' as const, subject: '', about };
  const { id, isNew } = await holdAlert(tx, { ...row, till: hour.slice(0, 10), createdOn: time });
  // Held from here on: whoever says something at the same time counts after this, and everything.
  await setAbout(tx, id, { ...about, ...(await count(tx, since)) });
  if (!isNew) await forgetReads(tx, id);
  const dueOn = new Date(since.getTime() + hourMs);
  if (isNew) await queueAlertMails(tx, { projectId }, { ids: [id], by: null, dueOn });
  await publishAlerts(tx, [id]);
};

export const findConcerned = async (
  services: Pick<Services, 'db'>,
  alertIds: readonly string[],
  userIds: readonly string[],
): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const owners = await findAlertOwners(services.db, alertIds);
  const projectIds = [...new Set(owners.flatMap(({ projectId }) => projectId ?? []))];
  const own = new Set(owners.flatMap(({ userId }) => userId ?? []));
  const isVisible = await visibleProjects(
    services,
    userIds.flatMap((userId) => projectIds.map((projectId) => ({ userId, projectId }))),
  );
  return userIds.filter(
    (userId) => own.has(userId) || projectIds.some((projectId) => isVisible({ userId, projectId })),
  );
};
