import type { PostKind } from '@soundings/contract/sonar/post-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { evenly, type Identity, normally } from './identity.ts';
import { inventContent } from './invented-content.ts';

const dayMs = 86_400_000;
const startDay = Date.UTC(2026, 0, 1) / dayMs;
const firstDay = Date.UTC(2023, 0, 1) / dayMs;

interface Shape {
  readonly size: number;
  readonly response: number;
  readonly daily: number;
}
const shapes: Readonly<Record<SocialNetwork, Shape>> = {
  FACEBOOK: { size: 1, response: 0.003, daily: 0.9 },
  INSTAGRAM: { size: 1.4, response: 0.012, daily: 0.7 },
  YOUTUBE: { size: 0.3, response: 0.01, daily: 0.25 },
  TWITTER: { size: 0.25, response: 0.001, daily: 1 },
  TIKTOK: { size: 0.8, response: 0.03, daily: 0.5 },
  LINKEDIN: { size: 0.35, response: 0.004, daily: 0.5 },
  TRUSTPILOT: { size: 0.01, response: 0, daily: 0 },
};

export interface InventedPost {
  readonly id: string;
  readonly publishedAt: Date;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly views: number;
  readonly kind: PostKind;
  readonly text: string;
  readonly url: string;
}

export interface InventedAccount {
  followersOn(day: number): number;
  readonly following: number;
  readonly lists: number;
  likesUntil(day: number): number;
  readonly score: number;
  reviewsUntil(day: number): number;
  posts(now: Date): Generator<InventedPost>;
}

export const dayNumber = (time: Date): number => Math.floor(time.getTime() / dayMs);

/** Fewer on Saturdays and Sundays. 1970-01-01 was a Thursday. */
const rhythm = (day: number): number => ((day + 4) % 7 === 0 || (day + 4) % 7 === 6 ? 0.4 : 1.2);

const quarter = 91;

const isCampaign = (brand: string, day: number): boolean => {
  const index = Math.floor(day / quarter);
  if (evenly(`${brand}campaign${index}`) > 0.7) return false;
  const begin = index * quarter + Math.floor(65 * evenly(`${brand}begin${index}`));
  return day >= begin && day < begin + 10 + 12 * evenly(`${brand}long${index}`);
};

const outlier = (name: string): number => (evenly(`${name}round`) < 0.008 ? 5 + 25 * evenly(`${name}far`) : 1);

interface Making {
  readonly brand: string;
  readonly key: string;
  readonly network: SocialNetwork;
  readonly followers: (day: number) => number;
  readonly response: number;
}

const inventPost = (making: Making, publishedAt: Date, id: string, now: Date): InventedPost => {
  const { brand, key, followers, response } = making;
  const day = dayNumber(publishedAt);
  const age = (now.getTime() - publishedAt.getTime()) / dayMs;
  const luck = Math.exp(0.6 * normally(`${key}luck${id}`)) * outlier(`${key}${id}`);
  const pushed = isCampaign(brand, day) ? 1.6 : 1;
  const reached = followers(day) * response * luck * pushed * (1 - Math.exp(-age / 1.5));
  return {
    id,
    publishedAt,
    likes: Math.round(reached),
    comments: Math.round(reached * (0.02 + 0.06 * evenly(`${key}comments${id}`))),
    shares: Math.round(reached * (0.03 + 0.07 * evenly(`${key}shares${id}`))),
    views: 30 * Math.round(reached),
    ...inventContent(making, id, isCampaign(brand, day)),
  };
};

function* inventPosts(making: Making, perDay: number, now: Date): Generator<InventedPost> {
  const { brand, key } = making;
  const founded = firstDay + Math.floor(700 * evenly(`${key}founded`));
  for (let day = dayNumber(now); day >= founded; day--) {
    const busy = perDay * rhythm(day) * (isCampaign(brand, day) ? 1.8 : 1);
    const count = Math.floor(busy + evenly(`${key}count${day}`));
    const times = Array.from({ length: count }, (_, at) => {
      const second = Math.floor(86_400 * evenly(`${key}time${day}-${at}`));
      return { id: `${day}-${at}`, time: new Date(day * dayMs + second * 1000) };
    });
    times.sort((a, b) => b.time.getTime() - a.time.getTime());
    for (const { id, time } of times) if (time <= now) yield inventPost(making, time, id, now);
  }
}

export const inventAccount = (seed: number, network: SocialNetwork, { digits }: Identity): InventedAccount => {
  const brand = `${seed}|${digits}|`;
  const key = `${brand}${network}|`;
  const { size, response, daily } = shapes[network];
  const start = size * Math.exp(10 + 1.6 * normally(`${brand}size`) + 0.5 * normally(`${key}size`));
  const monthly = 0.008 + 0.01 * normally(`${key}growth`);
  const followersOn = (day: number): number => {
    // Growth wears off, so that figures stay plausible for years.
    const months = 24 * Math.tanh((day - startDay) / 30 / 24);
    const wave = (period: number) => Math.sin(2 * Math.PI * (day / period + evenly(`${key}phase${period}`)));
    const ripple = 1 + 0.002 * wave(7) + 0.012 * wave(151) + 0.008 * wave(47);
    return Math.round(start * Math.exp(monthly * months) * ripple);
  };
  const making: Making = {
    brand,
    key,
    network,
    followers: followersOn,
    response: response * Math.exp(0.5 * normally(`${key}response`)),
  };
  const perDay = daily * Math.exp(0.6 * normally(`${key}posts`));
  return {
    followersOn,
    following: Math.round(40 + 900 * evenly(`${key}following`) ** 3),
    lists: Math.round(start * 0.004 * (0.5 + evenly(`${key}lists`))),
    likesUntil: (day) => Math.round(start * (8 + making.response * perDay * (day - firstDay))),
    score: Math.round(10 * Math.min(4.9, Math.max(1.3, 3.8 + 0.8 * normally(`${key}score`)))) / 10,
    reviewsUntil: (day) => Math.max(1, Math.round(start * (0.5 + (day - firstDay) / 4000))),
    posts: (now) => inventPosts(making, perDay, now),
  };
};

const most = 32;

const lazily = (posts: Iterator<InventedPost>): Iterable<InventedPost> => {
  const seen: InventedPost[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === seen.length) {
          const { done, value } = posts.next();
          if (done) return;
          seen.push(value);
        }
        yield seen[at]!;
      }
    },
  };
};

export const rememberPosts = () => {
  const recent = new Map<string, Iterable<InventedPost>>();
  return (name: string, invent: () => Iterator<InventedPost>): Iterable<InventedPost> => {
    const posts = recent.get(name) ?? lazily(invent());
    recent.delete(name);
    recent.set(name, posts);
    if (recent.size > most) recent.delete(recent.keys().next().value!);
    return posts;
  };
};
