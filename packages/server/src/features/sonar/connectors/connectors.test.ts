import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { describe, expect, it } from 'vitest';
import { toDay } from '../days.ts';
import { toIdentity } from '../sandbox/identity.ts';
import { dayNumber, inventAccount } from '../sandbox/invented-account.ts';
import { flowsPerDay } from './collecting.ts';
import { connectors } from './connectors.ts';
import { collectWhole, givenFor, linkOf, now, seed, span, startSandbox } from './connectors-test-files.ts';

const invented = (network: SocialNetwork, name: string) =>
  inventAccount(seed, network, toIdentity(network === 'TRUSTPILOT' ? `${name}.com` : name));
const today = dayNumber(now);

const postsIn = (network: SocialNetwork, from: string) =>
  [...invented(network, 'acme').posts(now)].filter(({ publishedAt }) => toDay(publishedAt) >= from);

const gauges = (network: SocialNetwork): Partial<Record<MetricName, number>> => {
  const account = invented(network, 'acme');
  const followers = account.followersOn(today);
  if (network === 'FACEBOOK' || network === 'INSTAGRAM' || network === 'LINKEDIN') return { followers };
  if (network === 'TWITTER') return { followers, following: account.following, subscription: account.lists };
  if (network === 'TIKTOK') return { followers, following: account.following, interactions: account.likesUntil(today) };
  return network === 'TRUSTPILOT' ? { score: account.score, reviews: account.reviewsUntil(today) } : {};
};

describe.each(socialNetworks)('%s', (network) => {
  it('gives the figures of now, with their day and source', async () => {
    const { sandbox } = await startSandbox();
    const collected = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    expect(collected).toMatchObject({ source: 'demo', reason: 'collected', cause: null, stopsNetwork: false });
    expect(collected.gauges.every(({ day }) => day === '2026-11-21')).toBe(true);
    expect(Object.fromEntries(collected.gauges.map(({ metric, value }) => [metric, value]))).toEqual(gauges(network));
  });

  it('takes numbers that come as texts', async () => {
    const { sandbox } = await startSandbox();
    const asTexts = await startSandbox({ faults: { acme: 'strings', 'acme.com': 'strings' } });
    const plain = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    expect(await collectWhole(network, 'acme', givenFor(asTexts.sandbox.sources[network]))).toEqual(plain);
  });

  it('sends no key in an address', async () => {
    const { sandbox, requests } = await startSandbox();
    await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((line) => /demo|secret|token=|[?&]key=/.test(line))).toEqual([]);
  });

  it('counts what it costs, and no more than was estimated', async () => {
    const { sandbox, requests } = await startSandbox();
    const given = givenFor(sandbox.sources[network]);
    const { account, cost } = await connectors[network].resolve(linkOf(network, 'acme'), given);
    const collected = await connectors[network].collect(account, span, given);
    expect(cost.calls + collected.cost.calls).toBe(requests.length);
    const estimate = connectors[network].estimate(1, 90);
    expect(cost.calls + collected.cost.calls).toBeLessThanOrEqual(estimate.calls);
    expect(cost.units + collected.cost.units).toBeLessThanOrEqual(estimate.units);
    expect(cost.usd + collected.cost.usd).toBe(estimate.usd);
  });

  it('names no figure that its network has not', async () => {
    const { sandbox } = await startSandbox();
    const { gauges, gaps, earliest } = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    const named = [...gauges, ...gaps].map(({ metric }) => metric);
    for (const metric of [...named, ...Object.keys(earliest)]) expect(networkMetrics[network]).toHaveProperty(metric);
  });
});

describe.each(['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const)('what was published on %s', (network) => {
  it('comes whole, over all pages, and nothing from before the span', async () => {
    const { sandbox, requests } = await startSandbox();
    const asked = { from: '2025-01-01', to: '2026-11-21' };
    const collected = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]), asked);
    const expected = postsIn(network, asked.from);
    expect(expected.length).toBeGreaterThan(110);
    expect(requests.filter((line) => /after|pageToken/i.test(line)).length).toBeGreaterThan(0);
    expect(collected.covered).toEqual(asked);
    const flows = flowsPerDay(collected.items, collected.covered);
    expect(flows).toHaveLength(690);
    for (const { day, ...flow } of flows) {
      const published = expected.filter(({ publishedAt }) => toDay(publishedAt) === day);
      const shares = network === 'FACEBOOK' ? 1 : 0;
      expect(flow).toEqual({
        posts: published.length,
        interactions: published.reduce((sum, post) => sum + post.likes + post.comments + shares * post.shares, 0),
        comments: published.reduce((sum, { comments }) => sum + comments, 0),
      });
    }
  });

  it('has the same ids when it is asked for again', async () => {
    const { sandbox } = await startSandbox();
    const first = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    const again = await startSandbox({ now: () => new Date('2026-11-21T18:00:00Z') });
    const second = await collectWhole(network, 'acme', givenFor(again.sandbox.sources[network]));
    const ids = second.items.map(({ id }) => id);
    expect(first.items.length).toBeGreaterThan(10);
    for (const { id } of first.items) expect(ids).toContain(id);
  });

  it('is 0 on each day where nobody ever published', async () => {
    const { sandbox } = await startSandbox({ faults: { acme: 'empty' } });
    const collected = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]));
    expect(collected).toMatchObject({ reason: 'collected', covered: span, items: [], gaps: [] });
    const flows = flowsPerDay(collected.items, collected.covered);
    expect(flows).toHaveLength(90);
    expect(flows.every(({ posts, interactions }) => posts === 0 && interactions === 0)).toBe(true);
  });

  it('belongs to the span from its first second to its last', async () => {
    const times = ['11-09T23:59:59Z', '11-10T00:00:00Z', '11-15T12:00:00Z', '11-19T23:59:59Z', '11-20T00:00:00Z'];
    const posts = times.map((time) => {
      const publishedAt = new Date(`2026-${time}`);
      const content = { views: 0, kind: 'photo', text: '', url: '' } as const;
      return { id: String(publishedAt.getTime()), publishedAt, likes: 1, comments: 0, shares: 0, ...content };
    });
    const { sandbox } = await startSandbox({ posts: { acme: posts } });
    const asked = { from: '2026-11-10', to: '2026-11-19' };
    const { items } = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]), asked);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      times.slice(1, 4).map((time) => new Date(`2026-${time}`)),
    );
  });

  it('ends with today, whatever is asked for', async () => {
    const { sandbox } = await startSandbox();
    const asked = { from: '2026-11-01', to: '2027-01-01' };
    const { covered } = await collectWhole(network, 'acme', givenFor(sandbox.sources[network]), asked);
    expect(covered).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  });
});
