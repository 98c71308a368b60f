import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { FetchError } from './fetch-error.ts';

export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;
export type Dial = (addresses: readonly LookupAddress[], timeoutMs: number) => buildConnector.connector;

export const resolveBySystem: Resolve = (name) => lookup(name, { all: true });

/** Repeats the addresses that were checked, so that a name cannot change between check and connect. */
const repeat = (addresses: readonly LookupAddress[]): LookupFunction => {
  const [first] = addresses;
  return (_name, { all }: LookupOptions, done) =>
    all ? done(null, [...addresses]) : done(null, first!.address, first!.family);
};

export const dialDirectly: Dial = (addresses, timeout) =>
  buildConnector({ lookup: repeat(addresses), autoSelectFamily: true, allowH2: false, maxCachedSessions: 0, timeout });

export type FindHost = (name: string) => { readonly hostname: string; readonly port: string } | undefined;

interface Given {
  readonly findHost: FindHost;
  readonly resolve: Resolve;
  readonly dial: Dial;
  readonly allowHosts: ReadonlySet<string>;
  readonly timeoutMs: number;
}

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

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };
const webPorts: ReadonlySet<string> = new Set(Object.values(defaultPorts));

const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The `host:port` of an address, as FETCH_ALLOW_HOSTS names it: IPv6 in brackets, the port always. */
const hostAndPort = ({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string => {
  const host = bareHost(hostname);
  return `${host.includes(':') ? `[${host}]` : host}:${port || defaultPorts[protocol]}`;
};

/**
 * Reads an address as browsers do, so that `0177.1`, `0x7f.1` and `2130706433` are seen as the IP addresses that they
 * are. What a name resolves to is checked when it is connected to. Throws a FetchError.
 */
export const checkUrl = (address: string, base: URL | undefined, allowHosts: ReadonlySet<string>): URL => {
  const url = URL.parse(address, base?.href);
  if (!url || !(url.protocol in defaultPorts) || url.username || url.password) throw new FetchError('invalidAddress');
  if (allowHosts.has(hostAndPort(url))) return url;
  if (url.port && !webPorts.has(url.port)) throw new FetchError('refusedAddress');
  const host = bareHost(url.hostname);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchError('refusedAddress');
  return url;
};

/** Only this block of IPv6 is given out for the internet; the ranges that `ipaddr.js` does not know count as unicast. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address by its number, but inside a cloud it is the machine's own host. */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Whether an IP address (v4 or v6, with no brackets) is somebody's on the internet. False for what is no address. */
const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address) || cloudHosts.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalV6);
};

/**
 * Finds names as a list says: `name=host:port`, where `*.name` stands for all names below it. The first that fits counts.
 */
export const findHostIn = (entries: readonly string[]): FindHost => {
  const known = entries.map((entry) => {
    const [pattern, at] = entry.split('=') as [string, string];
    const { hostname, port } = new URL(`http://${at}`);
    return { pattern, hostname, port: port || '80' };
  });
  const fits = (pattern: string, name: string) =>
    pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;
  return (name) => known.find(({ pattern }) => fits(pattern, name));
};

/**
 * Why a key may not be sent to an address that a user gave, null where it may: only over https, or to a host that is
 * allowed although it lies in the own network.
 */
export const findKeyAddressError = (
  address: string,
  allowHosts: readonly string[],
): 'httpsOnly' | 'invalidUrl' | null => {
  const url = new URL(address);
  const { protocol, username, password, search, hash } = url;
  const isAllowed = allowHosts.includes(hostAndPort(url));
  if (protocol !== 'https:' && !isAllowed) return 'httpsOnly';
  const host = bareHost(url.hostname);
  const isPrivate = isIP(host) !== 0 && !isPublicAddress(host) && !isAllowed;
  return username || password || search || hash || isPrivate ? 'invalidUrl' : null;
};
