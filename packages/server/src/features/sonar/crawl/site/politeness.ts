import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from '#/platform/fetch/fetch-error.ts';
import { type Fetched, type Fetcher, maxRedirects, type Redirected } from '#/platform/fetch/fetcher.ts';
import { CrawlFailure } from './crawl-failure.ts';
import { type Robots, readRobots } from './robots.ts';

export interface Visit {
  readonly fetchHop: Fetcher['fetchHop'];
  readonly signal?: AbortSignal | undefined;
}

export interface Politeness {
  /**
   * Gets an address as the site allows it: never two of one host at once, with a pause between, and nothing that its
   * robots.txt forbids. The same holds for every address that it is redirected to, five at most. Throws a FetchError, a CrawlFailure (robotsForbid), or the signal's reason.
   */
  visit(address: string, given: Visit): Promise<Fetched>;
}

interface Settings {
  /** Milliseconds between the end of a request and the next to the same host. */
  readonly pauseMs?: number;
  readonly maxPauseMs?: number;
}

interface Host {
  readonly requests: HostLine;
  readonly asking: HostLine;
  readyAt: number;
  readonly robots: Map<string, Remembered>;
}

type Remembered = { readonly until: number } & ({ readonly robots: Robots } | { readonly failure: FetchError });

const agent = 'soundings';
const maxHosts = 300;
/** Milliseconds that a robots.txt is believed; a host that does not answer is not asked again for a minute. */
const cacheMs = { robots: 60 * 60 * 1000, failure: 60 * 1000 };
const allowsAll = readRobots('', agent);
const forbidsAll = readRobots('User-agent: *\nDisallow: /', agent);

/** Where a redirect leads, or the address that a crawl was given. Throws a FetchError. */
const webUrl = (address: string): URL => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError('invalidAddress');
  return url;
};

/** Goes from one address to the next, each as `ask` does. Throws what that throws, and tooManyRedirects. */
const follow = async (address: string, ask: (url: URL) => Promise<Fetched | Redirected>): Promise<Fetched> => {
  let url = webUrl(address);
  for (let redirected = 0; redirected <= maxRedirects; redirected++) {
    const answered = await ask(url);
    if (!('redirectTo' in answered)) return answered;
    url = webUrl(answered.redirectTo);
  }
  throw new FetchError('tooManyRedirects');
};

/** A robots.txt that is not there forbids nothing; one that the site fails to give forbids everything (RFC 9309, 2.3.1). */
const fetchRobots = async (fetching: Promise<Fetched>): Promise<Robots> => {
  try {
    const { bytes } = await fetching;
    return readRobots(Buffer.from(bytes).toString('utf8'), agent);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const { reason, status = 0 } = error;
    if (reason === 'tooManyRedirects' || (reason === 'badStatus' && status < 500 && status !== 429)) return allowsAll;
    if (reason === 'badStatus' || reason === 'tooLarge') return forbidsAll;
    throw error;
  }
};

const isIdle = ({ requests, asking }: Host): boolean => requests.waiting + asking.waiting === 0;

export const createPoliteness = ({ pauseMs = 500, maxPauseMs = 5000 }: Settings = {}): Politeness => {
  const hosts = new Map<string, Host>();

  const getHost = (name: string): Host => {
    const known = hosts.get(name);
    if (known) {
      hosts.delete(name);
      hosts.set(name, known);
      return known;
    }
    const idle = hosts.size >= maxHosts ? [...hosts].find(([, host]) => isIdle(host))?.[0] : undefined;
    if (idle !== undefined) hosts.delete(idle);
    const made: Host = { requests: createLine(), asking: createLine(), readyAt: 0, robots: new Map() };
    hosts.set(name, made);
    return made;
  };

  const pause = async (host: Host, signal: AbortSignal | undefined): Promise<void> => {
    const left = host.readyAt - performance.now();
    if (left <= 0) return;
    await sleep(left, undefined, signal ? { signal } : {}).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
  };

  /** One request to one host, when it is its turn. After it, the host rests for so many milliseconds. */
  const request = (url: URL, restMs: number, { fetchHop, signal }: Visit): Promise<Fetched | Redirected> => {
    const host = getHost(url.hostname);
    return inLine(host.requests, signal, async () => {
      await pause(host, signal);
      try {
        return await fetchHop(url.href, signal);
      } finally {
        host.readyAt = performance.now() + restMs;
      }
    });
  };

  const askForRobots = async (host: Host, origin: string, given: Visit): Promise<Robots> => {
    // A site's page may follow its robots.txt at once; where that leads elsewhere, others may lead there too.
    const ask = (url: URL) => request(url, url.origin === origin ? 0 : pauseMs, given);
    try {
      const robots = await fetchRobots(follow(`${origin}/robots.txt`, ask));
      host.robots.set(origin, { robots, until: performance.now() + cacheMs.robots });
      return robots;
    } catch (failure) {
      if (failure instanceof FetchError)
        host.robots.set(origin, { failure, until: performance.now() + cacheMs.failure });
      throw failure;
    }
  };

  const getRobots = ({ hostname, origin }: URL, given: Visit): Promise<Robots> => {
    const host = getHost(hostname);
    return inLine(host.asking, given.signal, async () => {
      const known = host.robots.get(origin);
      if (!known || known.until <= performance.now()) return askForRobots(host, origin, given);
      if ('failure' in known) throw known.failure;
      return known.robots;
    });
  };

  const visitHop = async (url: URL, given: Visit): Promise<Fetched | Redirected> => {
    const { isAllowed, crawlDelay } = await getRobots(url, given);
    if (!isAllowed(url.pathname + url.search)) throw new CrawlFailure('robotsForbid');
    const asked = (crawlDelay ?? 0) * 1000;
    return request(url, Math.min(Math.max(pauseMs, asked), Math.max(pauseMs, maxPauseMs)), given);
  };

  return {
    visit: async (address, given) => {
      given.signal?.throwIfAborted();
      return await follow(address, (url) => visitHop(url, given));
    },
  };
};

export interface HostLine {
  end: Promise<void>;
  waiting: number;
}

export const createLine = (): HostLine => ({ end: Promise.resolve(), waiting: 0 });

/** Waits for a turn, and no longer than the signal lets it. Throws the signal's reason. */
const orAborted = async (turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> => {
  if (!signal) return turn;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    signal.throwIfAborted();
    await Promise.race([turn, promise]);
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/**
 * Does its work when everybody before it in a line is done. Who is cancelled while it waits leaves at once; those behind
 * go on waiting for those before it. Throws the signal's reason, or what the work throws.
 */
export const inLine = async <T>(
  line: HostLine,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  const before = line.end;
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  line.end = before.then(() => left);
  line.waiting++;
  try {
    await orAborted(before, signal);
    return await work();
  } finally {
    line.waiting--;
    leave();
  }
};
