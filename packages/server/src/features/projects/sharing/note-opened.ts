import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** Writes down that someone without an account has opened a shared project. */
export const noteOpened = ({ db, now }: Pick<Services, 'db' | 'now'>, consumer: Consumer): Promise<void> =>
  addAuditEntry(db, now(), {
    action: 'share.open',
    outcome: 'success',
    actor: '',
    target: `project ${consumer.projectName}`,
    address: consumer.address,
  });
