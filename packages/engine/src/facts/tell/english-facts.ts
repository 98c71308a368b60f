import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { namedProvisional } from '../find/fact-numbers.ts';
import type { Driver, Fact } from '../find/finding.ts';
import type { Change, Market } from '../find/market.ts';
import { ofData, tellCarried, tellGap } from './english-steps.ts';
import { numbersIn, ordinal } from './numbers-in-words.ts';

const { tenth, whole, few, percent, shows, day } = numbersIn('en');

export const score: Readonly<Record<ScoreName, string>> = {
  interest: 'interest',
  trust: 'trust',
  passion: 'engagement',
  relevanceStrength: 'relevance strength',
  relevanceBreadth: 'relevance breadth',
  friction: 'rivalry',
  presence: 'reach',
  energy: 'vitality',
  powerrank: 'powerrank',
};

export const possessive = (brand: string): string => (/s$/i.test(brand) ? `${brand}’` : `${brand}’s`);
const many = (count: number, one: string, more: string): string => `${whole(count)} ${count === 1 ? one : more}`;
export const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const change = (brand: string, of: ScoreName, { value, former }: Change): string =>
  `${possessive(brand)} ${score[of]} ${value > former ? 'rose' : 'fell'} by ${tenth(Math.abs(shownDifference(value, former)))} points (from ${tenth(former)} to ${tenth(value)}).`;

/** A change in words: its direction, never a sign. */
export const moved = (by: number, unit: string): string =>
  shows(by) ? `${by < 0 ? 'down' : 'up'} ${tenth(Math.abs(by))}${unit}` : 'unchanged';

const figures = {
  posts: 'posts',
  interactions: 'interactions',
  comments: 'comments',
  followers: 'followers',
  growth: 'growth in followers',
  rating: 'the rating',
  reviews: 'reviews',
  listed: 'lists',
  following: 'accounts followed',
} as const;

export function driver({ network, figure, now, before, unit, effect }: Driver, of: ScoreName, isMain: boolean): string {
  const lead = isMain ? 'The main reason: ' : 'Also: ';
  if (now === null || before === null) return `${lead}${figures[figure]} on ${networkNames[network]}.`;
  const more = now > before;
  const write = unit === 'percent' ? percent : unit === 'stars' ? few : unit === 'perDay' ? tenth : whole;
  const tail = { percent: ' in 30 days', stars: ' stars', perDay: ' a day', sum: '', state: '' }[unit];
  const numbers = `(from ${write(before)} to ${write(now)}${tail})`;
  const perPost =
    figure === 'posts' && effect < 0 === more && (of === 'passion' || of === 'relevanceStrength' || of === 'powerrank');
  const what =
    figure === 'rating' || figure === 'growth'
      ? `${figures[figure]} on ${networkNames[network]} went ${more ? 'up' : 'down'}`
      : `${more ? 'more' : 'fewer'} ${figures[figure]} on ${networkNames[network]}`;
  return `${lead}${what} ${numbers}${perPost ? '; interactions count per post' : ''}.`;
}

const someOf = (names: readonly string[]): string[] => {
  const others = names.length - namedProvisional;
  return others > 0 ? [...names.slice(0, namedProvisional), many(others, 'other', 'others')] : [...names];
};

/** Of rivalry the little is the strength. */
const sideOf = (of: ScoreName, isBest: boolean): string =>
  of === 'friction' ? (isBest ? 'low rivalry' : 'high rivalry') : score[of];

export function tell(market: Market, { finding, verdict }: Fact, isFollowing: boolean): string[] {
  const name = (brand: number): string => market.brands[brand]!.name;
  switch (finding.kind) {
    case 'market': {
      const { rose, fell, unknown, total } = finding;
      if (rose + fell === 0) {
        if (unknown === total)
          return ['Too few days are known to tell whether any powerrank changed by more than noise.'];
        const others = unknown > 0 ? `; of ${many(unknown, 'other', 'others')}, too few days are known` : '';
        return [
          `No brand’s powerrank changed by more than noise (${many(total - unknown, 'brand', 'brands')}${others}).`,
        ];
      }
      return [
        `By more than noise, ${many(rose, 'brand', 'brands')} rose in powerrank and ${whole(fell)} fell, out of ${whole(total)}.`,
      ];
    }
    case 'leader': {
      const { brand, value, second, former, because } = finding;
      const sentences = [`${name(brand)} leads in ${score[finding.score]} (${tenth(value)}).`];
      if (second)
        sentences.push(
          `${name(second.brand)} follows (${tenth(second.value)}), ${tenth(Math.abs(shownDifference(value, second.value)))} points behind.`,
        );
      if (because)
        sentences.push(`${name(brand)} owes most of its lead to ${score[because.score]} (${tenth(because.value)}).`);
      if (former !== null)
        sentences.push(
          verdict === 'clear'
            ? `${name(brand)} has taken the lead from ${name(former)}.`
            : verdict === 'noise'
              ? `${name(former)} led in the period before, but that change is within noise.`
              : `${name(former)} led in the period before; too few days are known to tell whether that change is more than noise.`,
        );
      return sentences;
    }
    case 'standing': {
      const { brand, value, rank, of, change: since, above } = finding;
      const sentences = [
        `${name(brand)} ranks ${ordinal(rank)} of ${whole(of)} in ${score[finding.score]} (${tenth(value)}).`,
      ];
      const by = since === null ? 0 : shownDifference(since.value, since.former);
      if (since === null) sentences.push('There is no earlier score to compare it with.');
      else if (!shows(by)) sentences.push('It is unchanged since the period before.');
      else if (since.verdict === 'clear') sentences.push(change(name(brand), finding.score, since));
      else if (since.verdict === 'noise')
        sentences.push(
          since.isUnlike
            ? `Since the period before it is ${moved(by, ' points')}.`
            : `Its change since the period before (${moved(by, ' points')}) is within noise.`,
        );
      else
        sentences.push(
          `Too few days are known to tell whether its change (${moved(by, ' points')}) is more than noise.`,
        );
      if (since) sentences.push(...ofData(since));
      if (above) sentences.push(`${name(above.brand)} is next above it (${tenth(above.points)} points away).`);
      return sentences;
    }
    case 'best':
    case 'worst': {
      const whose = isFollowing ? 'Its' : possessive(name(finding.brand));
      const which = finding.kind === 'best' ? 'strongest' : 'weakest';
      return [
        `${whose} ${which} side by place is ${sideOf(finding.score, finding.kind === 'best')} (${tenth(finding.value)}, place ${whole(finding.rank)} of ${whole(finding.of)}).`,
      ];
    }
    case 'mover': {
      const same = finding.drivers.filter(({ effect }) => Math.sign(effect) === Math.sign(finding.change.change));
      const data = ofData(finding.change);
      return [
        change(name(finding.brand), finding.score, finding.change),
        ...data,
        ...same.map((each, i) => driver(each, finding.score, i === 0 && data.length === 0)),
      ];
    }
    case 'gap':
      return tellGap(finding);
    case 'outlier':
      return [
        `${name(finding.brand)} had an unusual day on ${networkNames[finding.network]} on ${day(finding.day)}: ${whole(finding.value)} interactions, where ${whole(finding.usual)} are usual.`,
      ];
    case 'carried':
      return tellCarried(finding, possessive(name(finding.brand)));
    case 'group': {
      const { group, value, former, brands, place, of, best } = finding;
      const sentences = [
        of === 1
          ? `The group ${group} has a mean powerrank of ${tenth(value)} (${many(brands, 'brand', 'brands')}).`
          : `The group ${group} ranks ${ordinal(place)} of ${whole(of)} (mean ${tenth(value)}, ${many(brands, 'brand', 'brands')}).`,
      ];
      if (former !== null)
        sentences.push(
          shows(shownDifference(value, former))
            ? `Its mean is ${moved(shownDifference(value, former), ' points')} since the period before (${tenth(former)}).`
            : 'Its mean is unchanged since the period before.',
        );
      return [...sentences, `${name(best)} is the best brand in it.`];
    }
    case 'voice': {
      const { brand, share, former, place } = finding;
      const since = former === null ? '' : `, ${moved(shownDifference(share, former), ' percentage points')}`;
      const told =
        place === 1
          ? `${name(brand)} has the largest share of all interactions (${percent(share)}${since}).`
          : `${name(brand)} has ${percent(share)} of all interactions (place ${whole(place)}${since}).`;
      if (former === null || verdict === 'clear') return [told];
      return [
        told,
        verdict === 'noise'
          ? 'Between two such periods its own interactions usually vary as much.'
          : 'Too few days are known to tell whether its own interactions changed by more than noise.',
      ];
    }
    case 'lost':
      return [
        finding.till === null
          ? `Nothing has ever been collected for ${name(finding.brand)} from ${networkNames[finding.network]}.`
          : `${possessive(name(finding.brand))} figures from ${networkNames[finding.network]} end on ${day(finding.till)}.`,
      ];
    case 'hole':
      if (finding.begins !== null)
        return [
          `${possessive(name(finding.brand))} figures from ${networkNames[finding.network]} begin on ${day(finding.begins)}: ${whole(finding.missing)} of the ${many(finding.of, 'day', 'days')} are missing.`,
        ];
      return [
        finding.missing === finding.of
          ? `${name(finding.brand)} has no figures from ${networkNames[finding.network]} in the period.`
          : `${name(finding.brand)} has no figures from ${networkNames[finding.network]} on ${many(finding.missing, 'day', 'days')} of the period (${many(finding.of, 'day', 'days')}).`,
      ];
    case 'silence':
      return [
        `${name(finding.brand)} posted nothing on ${networkNames[finding.network]} (${many(finding.before, 'post', 'posts')} in the period before).`,
      ];
    case 'difference':
    case 'figure':
    case 'turn':
      return [];
    case 'provisional':
      if (finding.brands.length === finding.of && finding.of > namedProvisional)
        return [
          `Less than half of what the powerrank needs is known of each of the ${whole(finding.of)} brands: all places are provisional.`,
        ];
      return [
        `Less than half of what the powerrank needs is known of ${many(finding.brands.length, 'brand', 'brands')}, so these places are provisional: ${and(someOf(finding.brands.map(name)))}.`,
      ];
    case 'unscored':
      return [`Too little is known of ${and(someOf(finding.brands.map(name)))} for a place in powerrank.`];
    case 'fresh':
      return [`The period ends on ${day(finding.till)}.`];
    case 'longRun': {
      const { brand, network, percent: by, days, typical } = finding;
      return [
        `${name(brand)} has ${by > 0 ? 'gained' : 'lost'} followers on ${networkNames[network]} for ${whole(days)} days (${moved(by, '%')}, typical here: ${moved(typical, '%')}).`,
      ];
    }
  }
}
