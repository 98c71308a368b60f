import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { type AuditEntry, addAuditEntry } from './audit.store.ts';

/** Runs a step and writes one entry of how it ended. Faults of our own are logged elsewhere and leave no entry. */
export const audited = async <T>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  entry: Omit<AuditEntry, 'outcome'>,
  step: () => Promise<T>,
): Promise<T> => {
  try {
    const result = await step();
    await addAuditEntry(db, now(), { ...entry, outcome: 'success' });
    return result;
  } catch (error) {
    // Beyond a limit nothing was tried; the failures that led there are in the log.
    if (error instanceof AppError && error.code !== 'tooManyRequests') {
      error.isRecorded = true;
      await addAuditEntry(db, now(), { ...entry, outcome: 'failure', details: { ...entry.details, code: error.code } });
    }
    throw error;
  }
};
