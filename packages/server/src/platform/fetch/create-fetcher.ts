import { Agent, fetch, type Response } from 'undici';
import { checkUrl } from './check-url.ts';
import { connectChecked, type Dial, dialDirectly, type Resolve, resolveBySystem } from './connect-checked.ts';
import { explainFailure } from './explain-failure.ts';
import { FetchError } from './fetch-error.ts';
import { readBody } from './read-body.ts';

/** What an address answered with a status of 2xx. */
export interface Fetched {
  /** After redirects. */
  readonly finalUrl: string;
  readonly status: number;
  /** In lower case and without parameters: `text/html`. Empty where none was given. */
  readonly contentType: string;
  /** As the header says, in lower case. */
  readonly charset: string | undefined;
  /** Decompressed. */
  readonly bytes: Uint8Array;
}

export interface Fetcher {
  /** Gets an address that a user gave. Throws a FetchError, or the signal's reason where that aborts. */
  fetch(address: string, signal?: AbortSignal): Promise<Fetched>;
  close(): Promise<void>;
}

interface Settings {
  /** `host:port` that may be reached wherever it lies. */
  readonly allowHosts?: readonly string[];
  readonly userAgent?: string;
  readonly maxBytes?: number;
  /** For everything from the first look-up to the last byte. */
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

const maxRedirects = 5;
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

/** Gets what users name on the internet, and nothing of the network that the server stands in. */
export const createFetcher = (settings: Settings = {}): Fetcher => {
  const { maxBytes = 5 * 1024 * 1024, timeoutMs = 15_000, userAgent = 'Soundings/1.0' } = settings;
  const { resolve = resolveBySystem, dial = dialDirectly } = settings;
  const allowHosts: ReadonlySet<string> = new Set(settings.allowHosts);
  const dispatcher = new Agent({
    connect: connectChecked({ resolve, dial, allowHosts, timeoutMs }),
    allowH2: false,
    maxHeaderSize: maxHeaderBytes,
    maxResponseSize: maxBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const headers = { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  const follow = async (address: string, signal: AbortSignal): Promise<Fetched> => {
    let url = checkUrl(address, undefined, allowHosts);
    for (let redirected = 0; ; redirected++) {
      const response = await fetch(url, { dispatcher, headers, signal, redirect: 'manual' });
      const { status } = response;
      if (response.ok) return await answer(response, url, maxBytes);
      await response.body?.cancel();
      const location = redirects.has(status) ? response.headers.get('location') : null;
      if (location === null) throw new FetchError('badStatus', { status });
      if (redirected === maxRedirects) throw new FetchError('tooManyRedirects');
      url = checkUrl(location, url, allowHosts);
    }
  };

  return {
    fetch: async (address, signal) => {
      const deadline = AbortSignal.timeout(timeoutMs);
      const finished = new AbortController();
      try {
        return await follow(address, AbortSignal.any([deadline, finished.signal, ...(signal ? [signal] : [])]));
      } catch (error) {
        signal?.throwIfAborted();
        throw deadline.aborted ? new FetchError('timeout', { cause: error }) : explainFailure(error);
      } finally {
        // What was not read to its end would hold its connection.
        finished.abort();
      }
    },
    close: () => dispatcher.destroy(),
  };
};
