import { type CollectReason, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../sandbox/identity.ts';
import { connectors } from './connectors.ts';
import { collectWhole, givenFor, linkOf, span, startSandbox } from './connectors-test-files.ts';

const endOf = async (network: SocialNetwork, fault: Fault, given: { timeoutMs?: number } = {}) => {
  const { sandbox, requests } = await startSandbox({ faults: { acme: fault, 'acme.com': fault } });
  const waits: number[] = [];
  const asking = { ...givenFor(sandbox.sources[network], waits), ...given };
  const collected = await collectWhole(network, 'acme', asking);
  return { collected, waits, requests };
};

const table: readonly (readonly [Fault, CollectReason, boolean])[] = [
  ['gone', 'gone', false],
  ['expired', 'keyInvalid', true],
  ['quota', 'quotaSpent', true],
  ['throttled', 'rateLimited', true],
  ['down', 'unreachable', false],
  ['cut', 'unreachable', false],
  ['garbage', 'badAnswer', false],
  ['moved', 'badAnswer', false],
];
/** Graph knows no daily quota: a limit that lasts a day is a limit. */
const instead: Partial<Record<string, CollectReason>> = {
  'FACEBOOK quota': 'rateLimited',
  'INSTAGRAM quota': 'rateLimited',
};

describe.each(socialNetworks)('an account of %s', (network) => {
  it.each(table)('that is %s ends as %s', async (fault, usual, stops) => {
    const { collected } = await endOf(network, fault);
    expect(collected.reason).toBe(instead[`${network} ${fault}`] ?? usual);
    expect(collected).toMatchObject({ stopsNetwork: stops, gauges: [], items: [], covered: null });
    const unknown = new Set(collected.gaps.map(({ metric }) => metric));
    expect([...unknown].sort()).toEqual(Object.keys(networkMetrics[network]).sort());
  });

  it('that is put off is asked again after the wait', async () => {
    const { collected, waits } = await endOf(network, 'limited');
    expect(collected.reason).toBe('collected');
    expect(waits).toEqual([network === 'FACEBOOK' || network === 'INSTAGRAM' ? 60_000 : 2000]);
  });

  it('that fails once is asked again, and not for ever', async () => {
    expect(await endOf(network, 'flaky')).toMatchObject({ collected: { reason: 'collected' }, waits: [1000] });
    const { waits, requests } = await endOf(network, 'down');
    expect(waits).toEqual([1000, 2000]);
    expect(requests.filter((line) => !line.includes('oauth')).length).toBe(3);
  });

  it('that never answers is given up', async () => {
    const { collected } = await endOf(network, 'slow', { timeoutMs: 100 });
    expect(collected.reason).toBe('unreachable');
  });

  it('stops at once when the run is cancelled', async () => {
    const { sandbox } = await startSandbox({ faults: { acme: 'slow', 'acme.com': 'slow' } });
    const cancelled = new AbortController();
    const given = { ...givenFor(sandbox.sources[network]), signal: cancelled.signal };
    const run = collectWhole(network, 'acme', given);
    cancelled.abort(new Error('cancelled'));
    await expect(run).rejects.toThrow('cancelled');
  });

  it('is not asked for with a wrong key', async () => {
    const { sandbox } = await startSandbox();
    const source = { ...sandbox.sources[network], secret: 'wrong' };
    const collected = await collectWhole(network, 'acme', givenFor(source));
    expect(collected.reason).toBe('keyInvalid');
  });
});

it.each([
  ['FACEBOOK', 'private'],
  ['TIKTOK', 'private'],
  ['YOUTUBE', 'private'],
  // These do not tell the one from the other.
  ['INSTAGRAM', 'gone'],
  ['TRUSTPILOT', 'gone'],
] as const)('a private account of %s ends as %s', async (network, reason) => {
  expect((await endOf(network, 'private')).collected.reason).toBe(reason);
});

it('what cannot be resolved refuses with its reason', async () => {
  const { sandbox } = await startSandbox({ faults: { acme: 'gone' } });
  const refused = connectors.FACEBOOK.resolve(linkOf('FACEBOOK', 'acme'), givenFor(sandbox.sources.FACEBOOK));
  await expect(refused).rejects.toMatchObject({ name: 'CollectFailure', reason: 'gone' });
});

it('an account that has gone since it was found ends as gone', async () => {
  for (const network of ['FACEBOOK', 'YOUTUBE', 'LINKEDIN'] as const) {
    const { sandbox } = await startSandbox();
    const { account } = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    const later = await startSandbox({ faults: { acme: 'gone' } });
    const collected = await connectors[network].collect(account!, span, givenFor(later.sandbox.sources[network]));
    expect(collected.reason).toBe('gone');
  }
});

describe.each(['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const)(
  'a failure in the middle of the pages of %s',
  (network) => {
    it('keeps what came, and says which days are whole', async () => {
      const asked = { from: '2025-01-01', to: '2026-11-21' };
      const { sandbox } = await startSandbox();
      const whole = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]), asked);
      const failing = await startSandbox({ faults: { acme: 'midpage' } });
      const part = await collectWhole(network, 'acme', givenFor(failing.sandbox.sources[network]), asked);
      expect(part).toMatchObject({ reason: 'partly', cause: 'unreachable', stopsNetwork: false, gauges: whole.gauges });
      const from = part.covered!.from;
      expect(from > asked.from && part.covered!.to === asked.to).toBe(true);
      expect(part.items).toEqual(whole.items.filter(({ publishedAt }) => publishedAt.toISOString() >= from));
      expect(part.items.length).toBeGreaterThan(40);
      const gaps = new Map(part.gaps.map(({ metric, ...gap }) => [metric, gap]));
      for (const metric of ['posts', 'interactions', 'comments'] as const) {
        expect(gaps.get(metric)).toMatchObject({ from: asked.from, reason: 'unreachable' });
        expect(gaps.get(metric)!.to < from).toBe(true);
      }
    });
  },
);

describe.each(['INSTAGRAM', 'YOUTUBE', 'FACEBOOK'] as const)('hidden likes on %s', (network) => {
  it('leave the interactions of their days unknown, and nothing else', async () => {
    const { sandbox } = await startSandbox({ faults: { acme: 'hidden' } });
    const collected = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    expect(collected.reason).toBe('hidden');
    expect(collected.covered).toEqual(span);
    expect(collected.items.every(({ likes, comments }) => likes === null && comments !== null)).toBe(true);
    const days = new Set(collected.items.map(({ publishedAt }) => publishedAt.toISOString().slice(0, 10)));
    expect(collected.gaps.map(({ metric, reason, from }) => [metric, reason, from])).toEqual(
      [...days].map((day) => ['interactions', 'hidden', day]),
    );
  });
});
