import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { FindingOf } from '../find/finding.ts';
import type { Change } from '../find/market.ts';
import { partOfData } from '../find/standings.ts';
import type { GapStep } from './language.ts';
import { numbersIn } from './numbers-in-words.ts';

const { tenth, few, alike, whole, percent, day } = numbersIn('en');

type Gap = FindingOf<'gap'>;

const each = {
  posts: ' a week',
  response: ' per post',
  followers: '',
  growth: ' in 30 days',
  rating: ' stars',
} as const;

export function gapStep(finding: Gap): GapStep {
  const [now, target, more] = alike(finding.now, finding.target, shownDifference(finding.target, finding.now));
  const on = networkNames[finding.network];
  const both = `${target} instead of ${now}`;
  const step = {
    posts: `${more} more posts a week on ${on} (${both})`,
    response: `${more} more interactions per post on ${on} (${both})`,
    followers: `${more} more followers on ${on} (${both})`,
    growth: `${more} more new followers in 30 days on ${on} (${both})`,
    rating: `A rating of ${target} stars on ${on} instead of ${now}`,
  }[finding.lever];
  const condition = { posts: 'if they are answered as now', followers: 'if they respond as now' }[
    finding.lever as string
  ];
  return { step, condition: condition ?? null };
}

export function tellGap(finding: Gap): string[] {
  const { step, condition } = gapStep(finding);
  const { beyond, gain } = finding;
  const told = `${step} would add ${tenth(gain)} points of powerrank${condition ? `, ${condition}` : ''}.`;
  return beyond === null
    ? [told]
    : [told, `The best others typically have ${few(beyond)}${each[finding.lever]}: this alone doesn’t close the gap.`];
}

/** @param whose the brand's name as `Fjord’s` */
export function tellCarried(finding: FindingOf<'carried'>, whose: string): string[] {
  const { network, direction, share, now, before, posts, value, day: on } = finding;
  const of = `${percent(share)} of ${whose} ${direction} in interactions on ${networkNames[network]} (from ${tenth(before)} to ${tenth(now)} a day)`;
  if (direction === 'fall')
    return [
      posts === 1
        ? `${of} comes from 1 post of the period before, of ${day(on)} with ${whole(value)} interactions, that none has matched since.`
        : `${of} comes from ${whole(posts)} posts of the period before, with ${whole(value)} interactions together, that none has matched since; the strongest is of ${day(on)}.`,
    ];
  return [
    posts === 1
      ? `${of} is 1 post, of ${day(on)} with ${whole(value)} interactions.`
      : `${of} is ${whole(posts)} posts, with ${whole(value)} interactions together; the strongest is of ${day(on)}.`,
  ];
}

const dataWords = {
  most: 'Most of that change is that different data is known in the two periods',
  part: 'Part of that change is that different data is known in the two periods',
};

export const ofData = (change: Change): string[] => {
  const part = partOfData(change);
  if (part === null) return [];
  return [`${dataWords[part]}${change.verdict === 'noise' ? '; the rest is within noise' : ''}.`];
};
