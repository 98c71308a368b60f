import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { FetchError, type FetchFailure } from '#/platform/fetch/fetch-error.ts';

/** Why an account, or the rest of it, could not be collected. */
export class CollectFailure extends Error {
  readonly reason: CollectReason;

  constructor(reason: CollectReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'CollectFailure';
    this.reason = reason;
  }
}

/** What holds for all accounts of the same key: whoever meets one of these asks that network nothing more in this run. */
const stopping: ReadonlySet<CollectReason> = new Set(['keyInvalid', 'quotaSpent', 'rateLimited', 'noSource']);
export const stopsNetwork = (reason: CollectReason): boolean => stopping.has(reason);

const unanswered: ReadonlySet<FetchFailure> = new Set(['timeout', 'unreachable', 'badCertificate', 'refusedAddress']);

/** A failure to collect out of whatever was thrown while asking. Throws what is no vendor's fault. */
export const asCollectFailure = (error: unknown): CollectFailure => {
  if (error instanceof CollectFailure) return error;
  if (!(error instanceof FetchError)) throw error;
  return new CollectFailure(unanswered.has(error.reason) ? 'unreachable' : 'badAnswer', error);
};
