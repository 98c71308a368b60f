import { expect, it } from 'vitest';
import { toNetwork } from './rate-limit.ts';

it.each([
  ['198.51.100.9', '198.51.100.9'],
  ['::ffff:198.51.100.9', '198.51.100.9'],
  ['::FFFF:c633:6409', '198.51.100.9'],
  ['64:ff9b::198.51.100.9', '198.51.100.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['no address', 'no address'],
])('counts %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
