import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { describe, expect, it } from 'vitest';
import { collectWhole, givenFor, lifetimeFlow, now, startSandbox } from '../connectors/connectors-test-files.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { channelId, faultIn, faults, numericId, toIdentity, uploadsPlaylistId } from './identity.ts';
import { dayNumber, inventAccount } from './invented-account.ts';

const today = dayNumber(now);
const brands = Array.from({ length: 200 }, (_, at) => toIdentity(`brand${at}`));

describe('what the sandbox invents', () => {
  it('is the same for the same seed, and another for another', () => {
    const posts = (seed: number) => [...inventAccount(seed, 'FACEBOOK', brands[0]!).posts(now)];
    expect(posts(1)).toEqual(posts(1));
    expect(posts(1)).not.toEqual(posts(2));
  });

  it.each(socialNetworks)('is plausible on %s', (network) => {
    for (const brand of brands) {
      const account = inventAccount(1, network, brand);
      for (const day of [today - 400, today, today + 2000]) {
        const followers = account.followersOn(day);
        expect(Number.isSafeInteger(followers) && followers > 0 && followers < 1e9).toBe(true);
      }
      expect(account.score).toBeGreaterThanOrEqual(1.3);
      expect(account.score).toBeLessThanOrEqual(4.9);
      expect(account.likesUntil(today)).toBeGreaterThanOrEqual(account.likesUntil(today - 1));
      expect(account.reviewsUntil(today)).toBeGreaterThanOrEqual(account.reviewsUntil(today - 30));
    }
  });

  it('is quieter at weekends', () => {
    const posts = brands.flatMap((brand) => [...inventAccount(1, 'INSTAGRAM', brand).posts(now)]);
    const onWeekends = posts.filter(({ publishedAt }) => [0, 6].includes(publishedAt.getUTCDay())).length;
    expect(posts.length).toBeGreaterThan(10_000);
    expect(onWeekends / posts.length).toBeLessThan(0.2);
    expect(onWeekends / posts.length).toBeGreaterThan(0.05);
  });

  it('has campaigns, and posts that go round, and mostly neither', () => {
    const likes = brands.slice(0, 60).map((brand) => {
      const posts = [...inventAccount(1, 'INSTAGRAM', brand).posts(now)].filter(({ likes: many }) => many > 0);
      const sorted = posts.map((post) => post.likes).sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)]!;
      return { share: posts.filter((post) => post.likes > 8 * middle).length / posts.length, count: posts.length };
    });
    const mean = likes.reduce((sum, { share }) => sum + share, 0) / likes.length;
    expect(mean).toBeGreaterThan(0.002);
    expect(mean).toBeLessThan(0.03);
    const months = brands.slice(0, 20).flatMap((brand) => {
      const posts = [...inventAccount(1, 'FACEBOOK', brand).posts(now)];
      const ofMonth = Map.groupBy(posts, ({ publishedAt }) => publishedAt.toISOString().slice(0, 7));
      const counts = [...ofMonth.values()].slice(1, -1).map((month) => month.length);
      return Math.max(...counts) / (counts.reduce((sum, count) => sum + count, 0) / counts.length);
    });
    expect(Math.min(...months)).toBeGreaterThan(1.2);
  });

  it('grows for some and shrinks for others', () => {
    const growing = brands.filter((brand) => {
      const account = inventAccount(1, 'FACEBOOK', brand);
      return account.followersOn(today) > account.followersOn(today - 91);
    });
    expect(growing.length).toBeGreaterThan(100);
    expect(growing.length).toBeLessThan(190);
  });

  it('comes in order of time, and never from the future', () => {
    for (const brand of brands) {
      const times = [...inventAccount(1, 'YOUTUBE', brand).posts(now)].map(({ publishedAt }) => publishedAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    }
  });
});

describe('a fault', () => {
  it.each(faults)('of %s is asked for by a handle, and stays with its ids', (fault) => {
    for (const handle of [`fault_${fault}_x`, `@fault_${fault}_x`, `fault-${fault}-x.com`, `fault.${fault}.x`]) {
      const identity = toIdentity(handle);
      expect(identity.fault).toBe(fault);
      for (const id of [numericId(identity), channelId(identity), uploadsPlaylistId(identity)])
        expect(toIdentity(id)).toEqual(identity);
    }
    expect(readProfile(`fault_${fault}_x`, 'TWITTER')).not.toBeNull();
  });

  it('is in no name that a brand may have', () => {
    for (const name of ['gone-fishing', 'slow', 'faultless', 'private_label', 'fault-lines', 'faults.gone.x'])
      expect(faultIn(name)).toBeNull();
  });

  it('holds for all calls about the account', async () => {
    const { sandbox } = await startSandbox();
    const youtube = await collectWhole('YOUTUBE', 'fault_hidden_acme', givenFor(sandbox.sources.YOUTUBE));
    expect(youtube.reason).toBe('hidden');
  });
});

it('likes of a lifetime can fall', async () => {
  const likesOn = async (day: string) => {
    const { sandbox } = await startSandbox({ now: () => new Date(day), faults: { acme: 'shrunk' } });
    const { gauges } = await collectWhole('TIKTOK', 'acme', givenFor(sandbox.sources.TIKTOK));
    return gauges.find(({ metric }) => metric === 'interactions')!.value;
  };
  const [before, after] = [await likesOn('2026-11-20T00:00:00Z'), await likesOn('2026-11-21T00:00:00Z')];
  expect(lifetimeFlow(before, after)).toEqual({ flow: 0, isFall: true });
});

it('an id of the sandbox is a profile that can be kept', () => {
  const channel = channelId(toIdentity('acme'));
  expect(readProfile(`https://www.youtube.com/channel/${channel}`)?.key).toBe(`channel:${channel}`);
});
