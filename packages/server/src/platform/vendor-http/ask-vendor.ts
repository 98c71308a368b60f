import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from '../fetch/fetch-error.ts';
import { callVendor, type VendorAnswer, type VendorBounds, type VendorRequest } from './call-vendor.ts';
import { retryAfter } from './retry-after.ts';

/** Waits so many milliseconds. Throws the signal's reason. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

interface Asking extends VendorBounds {
  /** How often it is called at most. */
  readonly tries: number;
  /** Whoever asks for more is not waited for. */
  readonly longestWaitMs: number;
  readonly now: () => Date;
  readonly wait?: Wait;
  /** Whether the same call may be answered later; the default is 429 and 5xx. */
  readonly isBusy?: (answer: VendorAnswer) => boolean;
  /** Milliseconds that an answer asks to wait in its own way, before `Retry-After` is looked at. */
  readonly waitOf?: (answer: VendorAnswer) => number | undefined;
  /** Called before each request goes out. */
  readonly onSend?: () => void;
}

const firstWaitMs = 1000;

const waitReally: Wait = async (ms, signal) => {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
};

const isBusyStatus = ({ status }: VendorAnswer): boolean => status === 429 || status >= 500;

/** An answer, or null where the connection broke and another try is due. */
const tryOnce = async (request: VendorRequest, given: Asking, isLast: boolean): Promise<VendorAnswer | null> => {
  given.onSend?.();
  try {
    return await callVendor(request, given);
  } catch (error) {
    if (isLast || !(error instanceof FetchError) || error.reason !== 'unreachable') throw error;
    return null;
  }
};

/**
 * Calls until an answer comes that no repeating betters, backing off as long as the vendor asks. The last answer may still
 * be a busy one: after all tries, or when it asks for a longer wait than is allowed. Throws as `callVendor` does.
 */
export const askVendor = async (request: VendorRequest, given: Asking): Promise<VendorAnswer> => {
  const { isBusy = isBusyStatus, wait = waitReally } = given;
  for (let tried = 1; ; tried++) {
    const isLast = tried >= given.tries;
    const answer = await tryOnce(request, given, isLast);
    if (answer && (isLast || !isBusy(answer))) return answer;
    const asked = answer && (given.waitOf?.(answer) ?? retryAfter(answer.headers.get('retry-after'), given.now()));
    if (answer && asked && asked > given.longestWaitMs) return answer;
    await wait(asked ?? firstWaitMs * 2 ** (tried - 1), given.signal);
  }
};
