import ipaddr from 'ipaddr.js';

/** Only this block of IPv6 is given out for the internet; the ranges that `ipaddr.js` does not know count as unicast. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address by its number, but inside a cloud it is the machine's own host. */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Whether an IP address (v4 or v6, with no brackets) is somebody's on the internet. False for what is no address. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address) || cloudHosts.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalV6);
};
