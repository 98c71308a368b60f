import { isIP } from 'node:net';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './is-public-address.ts';

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };
const webPorts: ReadonlySet<string> = new Set(Object.values(defaultPorts));

/** The host of an address without the brackets of IPv6. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The `host:port` of an address, as FETCH_ALLOW_HOSTS names it: IPv6 in brackets, the port always. */
export const hostAndPort = ({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string => {
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
