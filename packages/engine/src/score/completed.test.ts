import { expect, it } from 'vitest';
import { everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { freezeReference } from './freeze-reference.ts';
import { priorShares, typicalRating } from './priors.ts';
import { completed } from './reference.ts';

const days = { from: 10, to: 99 };
const frozen = freezeReference(
  sumsFrom(
    [{ FACEBOOK: { followers: everyDay(90, 5000), posts: everyDay(90, 2), interactions: everyDay(90, 30) } }],
    days,
  ),
  days,
);

it('a reference that was stored whole is read as it was', () => {
  expect(completed(JSON.parse(JSON.stringify(frozen)))).toEqual(frozen);
});

it('what is missing or makes no sense comes from the priors, and nothing else does', () => {
  const { 'posts:FACEBOOK': posts, ...scales } = frozen.scales;
  const found = completed({
    ...frozen,
    scales: { ...scales, 'growth:TIKTOK': { m: null, s: 1 } },
    typicalRating: null,
  });
  expect(found.scales['posts:FACEBOOK']).toMatchObject({ n: 0 });
  expect(found.scales['growth:TIKTOK']).toMatchObject({ n: 0 });
  expect(found.scales['followers:FACEBOOK']).toEqual(frozen.scales['followers:FACEBOOK']);
  expect(found.typicalRating).toBe(typicalRating);
  expect(completed('damaged')).toMatchObject({ followerShares: priorShares, caps: {} });
  expect(posts).toBeDefined();
});
