import { Agent, type Dispatcher, fetch, type Response } from 'undici';
import {
  checkUrl,
  connectChecked,
  type Dial,
  dialDirectly,
  type FindHost,
  type Resolve,
  resolveBySystem,
} from './address-guard.ts';
import { explainFailure, FetchError } from './fetch-error.ts';
import type { HostTurns } from './host-turns.ts';

export interface Fetched {
  readonly finalUrl: string;
  readonly status: number;
  /** In lower case and without parameters: `text/html`. Empty where none was given. */
  readonly contentType: string;
  readonly charset: string | undefined;
  readonly bytes: Uint8Array;
}

export interface Redirected {
  readonly redirectTo: string;
}

export interface Fetcher {
  /** Gets an address that a user gave, in turn at each host. Throws a FetchError, or the signal's reason where that aborts. */
  fetch(address: string, signal?: AbortSignal): Promise<Fetched>;
  /** The same without following a redirect, for whoever has to ask before each host; counts nothing. */
  fetchHop(address: string, signal?: AbortSignal): Promise<Fetched | Redirected>;
  readonly guarded: Dispatcher;
  close(): Promise<void>;
}

interface Settings {
  readonly turns?: HostTurns;
  readonly pauseMs?: number;
  readonly allowHosts?: readonly string[];
  readonly userAgent?: string;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  readonly findHost?: FindHost;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

export const maxRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const maxHeaderBytes = 32 * 1024;

const answer = async (response: Response, url: URL, maxBytes: number): Promise<Fetched> => {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  return {
    finalUrl: url.href,
    status,
    contentType: type.split(';')[0]!.trim().toLowerCase(),
    charset: /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(type)?.[1]?.toLowerCase(),
    bytes: await readBody(response.body, headers.get('content-length'), maxBytes),
  };
};

export const createFetcher = (settings: Settings = {}): Fetcher => {
  const { maxBytes = 5 * 1024 * 1024, timeoutMs = 15_000, userAgent = 'Soundings/1.0' } = settings;
  const { turns, pauseMs = 0 } = settings;
  const { resolve = resolveBySystem, dial = dialDirectly, findHost = () => undefined } = settings;
  const allowHosts: ReadonlySet<string> = new Set(settings.allowHosts);
  const connect = connectChecked({ findHost, resolve, dial, allowHosts, timeoutMs });
  const guarded = new Agent({ connect, allowH2: false, headersTimeout: 0, bodyTimeout: 0 });
  const dispatcher = new Agent({
    connect,
    allowH2: false,
    maxHeaderSize: maxHeaderBytes,
    maxResponseSize: maxBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const headers = { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  const hop = async (address: string, signal: AbortSignal): Promise<Fetched | Redirected> => {
    const url = checkUrl(address, undefined, allowHosts);
    const response = await fetch(url, { dispatcher, headers, signal, redirect: 'manual' });
    const { status } = response;
    if (response.ok) return await answer(response, url, maxBytes);
    await response.body?.cancel();
    const location = redirects.has(status) ? response.headers.get('location') : null;
    if (location === null) throw new FetchError('badStatus', { status });
    return { redirectTo: checkUrl(location, url, allowHosts).href };
  };

  const hopInTurn = (address: string, signal: AbortSignal): Promise<Fetched | Redirected> => {
    const visit = () => hop(address, signal);
    if (!turns) return visit();
    const { hostname } = checkUrl(address, undefined, allowHosts);
    return turns.inTurn(hostname, { restMs: pauseMs, signal }, visit);
  };

  const follow = async (address: string, signal: AbortSignal): Promise<Fetched> => {
    let asked = address;
    for (let redirected = 0; redirected <= maxRedirects; redirected++) {
      const answered = await hopInTurn(asked, signal);
      if (!('redirectTo' in answered)) return answered;
      asked = answered.redirectTo;
    }
    throw new FetchError('tooManyRedirects');
  };

  const inTime =
    <T>(work: (address: string, signal: AbortSignal) => Promise<T>) =>
    async (address: string, signal?: AbortSignal): Promise<T> => {
      const deadline = AbortSignal.timeout(timeoutMs);
      const finished = new AbortController();
      try {
        return await work(address, AbortSignal.any([deadline, finished.signal, ...(signal ? [signal] : [])]));
      } catch (error) {
        signal?.throwIfAborted();
        throw deadline.aborted ? new FetchError('timeout', { cause: error }) : explainFailure(error);
      } finally {
        // What was not read to its end would hold its connection.
        finished.abort();
      }
    };

  const close = async () => {
    await Promise.all([dispatcher.destroy(), guarded.destroy()]);
  };
  return { fetch: inTime(follow), fetchHop: inTime(hop), guarded, close };
};

/** Reads a body until its end, as it is after decompression. Throws a FetchError as soon as there are too many bytes. */
export const readBody = async (
  body: AsyncIterable<Uint8Array> | null,
  declared: string | null,
  maxBytes: number,
): Promise<Uint8Array> => {
  if (Number(declared) > maxBytes) throw new FetchError('tooLarge');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new FetchError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};
