import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, fetch } from 'undici';
import { explainFailure, FetchError } from './fetch-error.ts';
import { readBody } from './fetcher.ts';

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

interface Asking extends VendorBounds {
  readonly tries: number;
  readonly maxWaitMs: number;
  readonly now: () => Date;
  readonly wait?: Wait;
  /** Whether the same call may be answered later; the default is 429 and 5xx. */
  readonly isBusy?: (answer: VendorAnswer) => boolean;
  /** Milliseconds that an answer asks to wait in its own way, before `Retry-After` is looked at. */
  readonly readWait?: (answer: VendorAnswer) => number | undefined;
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
    const asked = answer && (given.readWait?.(answer) ?? retryAfter(answer.headers.get('retry-after'), given.now()));
    if (answer && asked && asked > given.maxWaitMs) return answer;
    await wait(asked ?? firstWaitMs * 2 ** (tried - 1), given.signal);
  }
};

/** One call of another company's interface. Keys belong into `headers` or `body`: an address may be written to a log. */
export interface VendorRequest {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly json: unknown } | { readonly form: Readonly<Record<string, string>> };
}

export interface VendorAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: unknown;
}

export interface VendorBounds {
  readonly signal: AbortSignal;
  /** From connecting to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly guarded?: Dispatcher | undefined;
}

const packed = (body: VendorRequest['body']) => {
  if (!body) return { type: {} };
  return 'json' in body
    ? { type: { 'content-type': 'application/json' }, text: JSON.stringify(body.json) }
    : {
        type: { 'content-type': 'application/x-www-form-urlencoded' },
        text: new URLSearchParams(body.form).toString(),
      };
};

const parsed = (bytes: Uint8Array, isFine: boolean): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    if (isFine) throw new FetchError('badAnswer', { cause: error });
    return undefined;
  }
};

/**
 * Calls once and gives every answer but a redirect, which would carry the key to wherever it says. Throws a FetchError
 * (timeout, unreachable, tooLarge, badAnswer where 2xx comes with no JSON, badCertificate, badStatus of a redirect), or
 * the signal's reason.
 */
const callVendor = async (request: VendorRequest, bounds: VendorBounds): Promise<VendorAnswer> => {
  const { signal, timeoutMs, maxBytes } = bounds;
  const deadline = AbortSignal.timeout(timeoutMs);
  const finished = new AbortController();
  const { type, text } = packed(request.body);
  try {
    const response = await fetch(request.url, {
      method: request.method ?? (text === undefined ? 'GET' : 'POST'),
      headers: { accept: 'application/json', 'user-agent': 'Soundings/1.0', ...type, ...request.headers },
      ...(text !== undefined && { body: text }),
      ...(bounds.guarded && { dispatcher: bounds.guarded }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline, finished.signal]),
    });
    const { status, headers } = response;
    if (status >= 300 && status < 400) throw new FetchError('badStatus', { status });
    const bytes = await readBody(response.body, headers.get('content-length'), maxBytes);
    return { status, headers, body: parsed(bytes, response.ok) };
  } catch (error) {
    signal.throwIfAborted();
    throw deadline.aborted ? new FetchError('timeout', { cause: error }) : explainFailure(error);
  } finally {
    // What was not read to its end would hold its connection.
    finished.abort();
  }
};

/** Milliseconds that `Retry-After` asks to wait, in seconds or as a date (RFC 9110, 10.2.3); undefined for none. */
export const retryAfter = (header: string | null, now: Date): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
};
