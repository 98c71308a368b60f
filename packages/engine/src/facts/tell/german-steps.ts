import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { FindingOf } from '../find/finding.ts';
import type { Change } from '../find/market.ts';
import { partOfData } from '../find/standings.ts';
import type { GapStep } from './language.ts';
import { numbersIn } from './numbers-in-words.ts';

const { tenth, few, alike, whole, percent, day } = numbersIn('de');

type Gap = FindingOf<'gap'>;

const each = {
  posts: ' pro Woche',
  response: ' pro Beitrag',
  followers: '',
  growth: ' in 30 Tagen',
  rating: ' Sterne',
} as const;

export function gapStep(finding: Gap): GapStep {
  const [now, target, more] = alike(finding.now, finding.target, shownDifference(finding.target, finding.now));
  const on = networkNames[finding.network];
  const both = `${target} statt ${now}`;
  const step = {
    posts: `${more} Beiträge mehr pro Woche bei ${on} (${both})`,
    response: `${more} Interaktionen mehr je Beitrag bei ${on} (${both})`,
    followers: `${more} Follower mehr bei ${on} (${both})`,
    growth: `${more} neue Follower mehr in 30 Tagen bei ${on} (${both})`,
    rating: `${target} Sterne bei ${on} statt ${now}`,
  }[finding.lever];
  const condition = {
    posts: 'wenn sie so viele Reaktionen bekommen wie die jetzigen',
    followers: 'wenn sie so reagieren wie die jetzigen',
  }[finding.lever as string];
  return { step, condition: condition ?? null };
}

export function tellGap(finding: Gap): string[] {
  const { step, condition } = gapStep(finding);
  const { beyond, gain } = finding;
  const told = `${step} brächten ${tenth(gain)} Punkte im Powerrank${condition ? `, ${condition}` : ''}.`;
  return beyond === null
    ? [told]
    : [
        told,
        `Bei den besten anderen sind es meist ${few(beyond)}${each[finding.lever]}: Das allein schließt den Abstand nicht.`,
      ];
}

export function tellCarried(finding: FindingOf<'carried'>, brand: string): string[] {
  const { network, direction, share, now, before, posts, value, day: on } = finding;
  const of = `${percent(share)} des ${direction === 'rise' ? 'Anstiegs' : 'Rückgangs'} der Interaktionen von ${brand} bei ${networkNames[network]} (von ${tenth(before)} auf ${tenth(now)} am Tag)`;
  const earned = `${whole(value)} Interaktionen`;
  if (direction === 'fall')
    return [
      posts === 1
        ? `${of} kommen daher, dass 1 Beitrag des Zeitraums davor (vom ${day(on)} mit ${earned}) seither unerreicht ist.`
        : `${of} kommen daher, dass ${whole(posts)} Beiträge des Zeitraums davor (zusammen ${earned}, der stärkste vom ${day(on)}) seither unerreicht sind.`,
    ];
  return [
    posts === 1
      ? `${of} stammen aus 1 Beitrag vom ${day(on)} mit ${earned}.`
      : `${of} stammen aus ${whole(posts)} Beiträgen mit zusammen ${earned}; der stärkste ist vom ${day(on)}.`,
  ];
}

const dataWords = {
  most: 'Die Änderung kommt vor allem daher, dass in den beiden Zeiträumen unterschiedliche Daten bekannt sind',
  part: 'Ein Teil der Änderung kommt daher, dass in den beiden Zeiträumen unterschiedliche Daten bekannt sind',
};

export const ofData = (change: Change): string[] => {
  const part = partOfData(change);
  if (part === null) return [];
  return [
    `${dataWords[part]}${change.verdict === 'noise' ? '; der Rest liegt im Rahmen der üblichen Schwankungen' : ''}.`,
  ];
};
