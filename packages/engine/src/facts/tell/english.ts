import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { englishQuestions, englishRefusal, meanings } from './english-answers.ts';
import { and, change, driver, moved, possessive, score, tell } from './english-facts.ts';
import { gapStep, ofData } from './english-steps.ts';
import type { Language } from './language.ts';
import { numbersIn } from './numbers-in-words.ts';

const { tenth, whole, few, percent, shows, day } = numbersIn('en');

const steadiness = {
  clear: '',
  noise: ', which is within noise',
  unknown: '; too few days are known to tell whether that is more than noise',
};

const rangeText = ({ from, to }: { from: number; to: number }): string =>
  from === to ? day(from) : `${day(from)} to ${day(to)}`;

export const english: Language = {
  score,
  figure: (metric, network) => {
    const what = { score: 'rating', subscription: 'lists' }[metric as string] ?? metric;
    return network === null ? what : `${what} on ${networkNames[network]}`;
  },
  value: (value, unit) =>
    unit === 'stars'
      ? `${few(value)} stars`
      : unit === 'score'
        ? tenth(value)
        : unit === 'percent'
          ? percent(value)
          : whole(value),
  ranges: ({ ranges }) => `Period: ${rangeText(ranges.comparable)}, compared with ${rangeText(ranges.compareTo)}.`,
  tell,
  gapStep,
  gapsLead: (brand) => `What each step by itself would bring ${brand}:`,
  change,
  driver,
  noMovers: (of, direction) =>
    `No brand’s ${of ? score[of] : 'scores'} ${direction === null ? 'changed' : direction === 'up' ? 'rose' : 'fell'} by more than noise.`,
  unknownMovers: (of) =>
    `Too few days are known to tell whether any brand’s ${of ? score[of] : 'scores'} changed by more than noise.`,
  noOtherMovers: 'No other brand’s scores changed by more than noise.',
  nothingUnusual: 'Nothing in the period stands out from what is usual.',
  noGaps: (brand) => `No single step within reach would noticeably move ${possessive(brand)} powerrank.`,
  noGroups: 'No group has at least two brands with scores.',
  noVoice: 'No interactions are known in this period.',
  nothingMissing: 'All networks with an account have figures for this period.',
  noScore: (brand, of) => `Nothing is known of ${possessive(brand)} ${score[of]} in this period.`,
  noFigure: (brand, what) => `Nothing is known of ${possessive(brand)} ${what} in this period.`,
  nobodyHas: (what) => `Nothing is known of any brand’s ${what} in this period.`,
  has: (brand, what, value, before) =>
    `${possessive(brand)} ${what}: ${value}${before === null ? '' : ` (${before} in the period before)`}.`,
  order: (what, list, isTop) => `${isTop ? 'Highest' : 'Lowest'} in ${what}: ${list}.`,
  difference: (one, other, of, points, [a, b]) =>
    `${one} (${tenth(a)}) is ${tenth(points)} points ${of === 'friction' ? 'lower' : 'ahead of'} ${of === 'friction' ? `in rivalry than ${other}` : other} (${tenth(b)})${of === 'friction' ? ', which is better' : ` in ${score[of]}`}.`,
  even: (one, other, of, [a, b]) => `${one} (${tenth(a)}) and ${other} (${tenth(b)}) are even in ${score[of]}.`,
  aheadIn: (brand, scores) =>
    `${brand} is ahead in ${and(scores.map((of) => (of === 'friction' ? 'low rivalry' : score[of])))}.`,
  steady: (brand, of, { value, former, verdict, isUnlike }) => {
    const by = shownDifference(value, former);
    return shows(by)
      ? `${possessive(brand)} ${score[of]} is ${moved(by, ' points')} (from ${tenth(former)} to ${tenth(value)})${isUnlike && verdict === 'noise' ? '' : steadiness[verdict]}.`
      : `${possessive(brand)} ${score[of]} is unchanged (${tenth(value)}).`;
  },
  noChange: (brand, of) => `There is no earlier ${score[of]} of ${brand} to compare with.`,
  otherWay: (brand, of, { value, former }) =>
    `${possessive(brand)} ${score[of]} did not ${value > former ? 'fall: it rose' : 'rise: it fell'} by ${tenth(Math.abs(shownDifference(value, former)))} points (from ${tenth(former)} to ${tenth(value)}).`,
  ofData,
  noCause: 'No single figure explains it.',
  since: (brand, of, from, isUp, a, b) =>
    `${possessive(brand)} ${score[of]} has ${isUp ? 'risen' : 'fallen'} since ${day(from)} (from ${tenth(a)} to ${tenth(b)}).`,
  noSince: (brand, of) => `${possessive(brand)} ${score[of]} shows no clear turn in the months before.`,
  meaning: meanings,
  refusal: englishRefusal,
  and,
  questions: englishQuestions(score, possessive),
  hint: 'Ask about a brand, a score, a change or what to do. Answers are for the chosen period.',
};
