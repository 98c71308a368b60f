import { FetchError } from '#/platform/fetch/fetch-error.ts';
import { type Fetched, type Fetcher, maxRedirects, type Redirected } from '#/platform/fetch/fetcher.ts';
import { createHostTurns, createLine, type HostLine, type HostTurns, inLine } from '#/platform/fetch/host-turns.ts';
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
  /** Of this process alone unless given. */
  readonly turns?: HostTurns;
  /** Milliseconds between the end of a request and the next to the same host. */
  readonly pauseMs?: number;
  readonly maxPauseMs?: number;
}

interface Host {
  readonly asking: HostLine;
  readonly robots: Map<string, Remembered>;
}

type Remembered = { readonly until: number } & ({ readonly robots: Robots } | { readonly failure: FetchError });

const agent = 'soundings';
const maxHosts = 300;
/** Milliseconds that a robots.txt is believed; a host that does not answer is not asked again for a minute. */
const cacheMs = { robots: 60 * 60 * 1000, failure: 60 * 1000 };
const allowsAll = readRobots('', agent);
const forbidsAll = readRobots('User-agent: *\nDisallow: /', agent);

const webUrl = (address: string): URL => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError('invalidAddress');
  return url;
};

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

export const createPoliteness = ({
  turns = createHostTurns(null),
  pauseMs = 500,
  maxPauseMs = 5000,
}: Settings = {}): Politeness => {
  const hosts = new Map<string, Host>();

  const getHost = (name: string): Host => {
    const known = hosts.get(name);
    if (known) {
      hosts.delete(name);
      hosts.set(name, known);
      return known;
    }
    const idle = hosts.size >= maxHosts ? [...hosts].find(([, { asking }]) => asking.waiting === 0)?.[0] : undefined;
    if (idle !== undefined) hosts.delete(idle);
    const made: Host = { asking: createLine(), robots: new Map() };
    hosts.set(name, made);
    return made;
  };

  const request = (
    { hostname, href }: URL,
    restMs: number,
    { fetchHop, signal }: Visit,
  ): Promise<Fetched | Redirected> => turns.inTurn(hostname, { restMs, signal }, () => fetchHop(href, signal));

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
