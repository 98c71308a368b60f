import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { bareHost, hostAndPort } from './check-url.ts';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './is-public-address.ts';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;
/** Opens a connection to one of the addresses given, and asks nobody else for any. */
export type Dial = (addresses: readonly LookupAddress[], timeoutMs: number) => buildConnector.connector;

export const resolveBySystem: Resolve = (name) => lookup(name, { all: true });

/** A look-up that only repeats what was found: between check and connect a name cannot change. */
const repeat = (addresses: readonly LookupAddress[]): LookupFunction => {
  const [first] = addresses;
  return (_name, { all }: LookupOptions, done) =>
    all ? done(null, [...addresses]) : done(null, first!.address, first!.family);
};

export const dialDirectly: Dial = (addresses, timeout) =>
  buildConnector({ lookup: repeat(addresses), autoSelectFamily: true, allowH2: false, maxCachedSessions: 0, timeout });

/** Where a name is to be found without asking anybody; undefined for all others. */
export type FindHost = (name: string) => { readonly hostname: string; readonly port: string } | undefined;

interface Given {
  readonly findHost: FindHost;
  readonly resolve: Resolve;
  readonly dial: Dial;
  readonly allowHosts: ReadonlySet<string>;
  readonly timeoutMs: number;
}

/** Connects to a host only where every address it has is public, or where it is expressly allowed. */
export const connectChecked = (given: Given): buildConnector.connector => {
  const find = async (options: buildConnector.Options): Promise<readonly LookupAddress[]> => {
    const host = bareHost(options.hostname);
    const family = isIP(host);
    const addresses = family === 0 ? await given.resolve(host) : [{ address: host, family }];
    if (addresses.length === 0) throw new FetchError('unreachable');
    if (given.allowHosts.has(hostAndPort(options))) return addresses;
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw new FetchError('refusedAddress');
    return addresses;
  };
  const connect = buildConnector({ timeout: given.timeoutMs, allowH2: false, maxCachedSessions: 0 });
  return (options, done) => {
    const known = given.findHost(bareHost(options.hostname));
    if (known) return connect({ ...options, ...known }, done);
    find(options).then(
      (addresses) => given.dial(addresses, given.timeoutMs)(options, done),
      (error: unknown) =>
        done(error instanceof FetchError ? error : new FetchError('unreachable', { cause: error }), null),
    );
  };
};
