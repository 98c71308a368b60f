import { type Dispatcher, fetch } from 'undici';
import { explainFailure } from '../fetch/explain-failure.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import { readBody } from '../fetch/read-body.ts';

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
  /** What the JSON says; undefined where an error came without any. */
  readonly body: unknown;
}

export interface VendorBounds {
  readonly signal: AbortSignal;
  /** From connecting to the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** What guards the connection where somebody else than the server's owner has given the address. */
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
export const callVendor = async (request: VendorRequest, bounds: VendorBounds): Promise<VendorAnswer> => {
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
