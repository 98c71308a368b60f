import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { isFirstInAWhile } from '#/platform/audit/audit.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** Writes down that someone without an account has opened a shared project: once a minute, project and address. */
export const noteOpened = async (services: Pick<Services, 'db' | 'now'>, consumer: Consumer): Promise<void> => {
  const { db, now } = services;
  if (!(await isFirstInAWhile(services, `share-open ${consumer.projectId}`, consumer.address))) return;
  await addAuditEntry(db, now(), {
    action: 'share.open',
    outcome: 'success',
    actor: '',
    target: `project ${consumer.projectName}`,
    address: consumer.address,
  });
};
