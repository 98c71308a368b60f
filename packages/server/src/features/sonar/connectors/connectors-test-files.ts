import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { afterEach } from 'vitest';
import type { Span } from '../days.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { openSandbox, type Sandbox } from '../sandbox/open-sandbox.ts';
import type { Given } from './connector.ts';
import { connectors } from './connectors.ts';

export const now = new Date('2026-11-21T12:00:00Z');
export const seed = 7;
export const span: Span = { from: '2026-08-24', to: '2026-11-21' };

const open: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.close();
});

export const startSandbox = async (settings: Partial<Parameters<typeof openSandbox>[0]> = {}) => {
  const requests: string[] = [];
  const sandbox = await openSandbox({ now: () => now, seed, onRequest: (line) => requests.push(line), ...settings });
  open.push(sandbox);
  return { sandbox, requests };
};

/** What connectors take; waits are written down and not waited for. */
export const givenFor = (source: Given['source'], waits: number[] = []): Given => ({
  source,
  now: () => now,
  signal: new AbortController().signal,
  wait: async (ms) => {
    waits.push(ms);
  },
});

export const linkOf = (network: SocialNetwork, name: string) => {
  const plain = network === 'TRUSTPILOT' ? `${name.replaceAll('_', '-')}.com` : name;
  const link = readProfile(plain, network);
  if (!link) throw new Error(`${plain} is no profile of ${network}`);
  return link;
};

export const collectWhole = (network: SocialNetwork, name: string, given: Given, asked: Span = span) =>
  connectors[network].collect(linkOf(network, name), asked, given);

/**
 * What came to a lifetime sum between two snapshots: max(0, Δ). A sum only falls where things were deleted or corrected,
 * so nobody knows what was earned meanwhile: the fall is a gap, flagged by `isFall`.
 */
export const lifetimeFlow = (before: number, after: number): { readonly flow: number; readonly isFall: boolean } => ({
  flow: Math.max(0, after - before),
  isFall: after < before,
});
