import type { AlertAbout, AlertAboutOf } from '@soundings/contract/projects/alerts';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { and, possessive, score } from '../facts/tell/english-facts.ts';
import { numbersIn } from '../facts/tell/numbers-in-words.ts';
import { type AlertWords, dayNumber } from './alert-words.ts';

const { tenth, whole, day } = numbersIn('en');
const date = (text: string): string => day(dayNumber(text));
const many = (count: number, one: string, more: string): string => `${whole(count)} ${count === 1 ? one : more}`;

type Ranges = Pick<AlertAboutOf<'score'>, 'from' | 'till' | 'formerFrom' | 'formerTill'>;
const ranges = ({ from, till, formerFrom, formerTill }: Ranges): string =>
  `${date(from)} to ${date(till)}, compared with ${date(formerFrom)} to ${date(formerTill)}.`;

const reasons: Readonly<Record<CollectReason, string>> = {
  collected: 'Figures came.',
  partly: 'Only part of the figures came.',
  gone: 'The network no longer knows the account.',
  private: 'The account is private, or not a professional account.',
  hidden: 'The account hides some of its figures.',
  keyInvalid: 'The key isn’t valid or has expired.',
  quotaSpent: 'The key’s quota was used up.',
  rateLimited: 'The network asked to wait longer than a run can.',
  unreachable: 'The network couldn’t be reached.',
  badAnswer: 'The network’s answer couldn’t be read.',
  noSource: 'There is no key for this network.',
  cancelled: 'The run was cancelled.',
  failed: 'The run failed.',
};

const scoreChange = (about: AlertAboutOf<'score'>): AlertWords => {
  const { brand, score: name, value, former, margin, rank, formerRank } = about;
  const change = shownDifference(value, former);
  const size = Math.abs(change);
  const places =
    rank === null || formerRank === null || rank === formerRank ? '' : ` Rank ${formerRank} before, ${rank} now.`;
  return {
    title: `${possessive(brand)} ${score[name]} ${change > 0 ? 'rose' : 'fell'} by ${tenth(size)} points to ${tenth(value)}`,
    detail: `From ${tenth(former)} to ${tenth(value)}; 95% interval of the change: ${tenth(change - margin)} to ${tenth(change + margin)} points. That is more than its usual ups and downs.${places} ${ranges(about)}`,
  };
};

const spike = ({
  brand,
  network,
  interactions,
  usual,
  posts,
  text,
  publishedOn,
}: AlertAboutOf<'post'>): AlertWords => ({
  title: `${possessive(brand)} post on ${networkNames[network]} earned ${whole(interactions)} interactions, ${usual > 0 ? `${whole(interactions / usual)} times the usual` : 'where most earn none'}`,
  detail: `Published on ${date(publishedOn)}${text === null ? '' : `: “${text}”`}. Half of the ${whole(posts)} posts of these 90 days earned ${whole(usual)} or fewer.`,
});

const failing = ({ network, reason, accounts, brands }: AlertAboutOf<'source'>): AlertWords => {
  const others = accounts - brands.length;
  const named = and(others > 0 ? [...brands, many(others, 'more account', 'more accounts')] : brands);
  return {
    title: `${networkNames[network]}: ${many(accounts, 'account', 'accounts')} couldn’t be collected any more`,
    detail: `${named}. ${reasons[reason]} Figures collected before are kept.`,
  };
};

const quota = ({ whose, step, used, limit, resetsOn }: AlertAboutOf<'quota'>): AlertWords => {
  const of = whose === 'USER' ? 'Your' : 'Your company’s';
  return {
    title: step === 100 ? `${of} AI quota for this month is used up` : `${of} AI quota for this month is ${step}% used`,
    detail: `${whole(used)} of ${whole(limit)} tokens. It starts again on ${date(resetsOn)}.`,
  };
};

const answers = ({ respondents, messages, isFirst }: AlertAboutOf<'answers'>): AlertWords => ({
  title: isFirst ? 'A survey was imported' : 'New answers were imported',
  detail:
    respondents === null
      ? `Figures for ${many(messages, 'message', 'messages')}.`
      : `${many(respondents, 'respondent', 'respondents')}, ${many(messages, 'message', 'messages')}.`,
});

const feedback = ({ likes, comments }: AlertAboutOf<'feedback'>): AlertWords => {
  const parts = [
    ...(likes > 0 ? [many(likes, 'like', 'likes')] : []),
    ...(comments > 0 ? [many(comments, 'comment', 'comments')] : []),
  ];
  return { title: `New feedback: ${and(parts)}`, detail: 'From readers of the shared page.' };
};

export const writeEnglish = (about: AlertAbout): AlertWords => {
  switch (about.kind) {
    case 'score':
      return scoreChange(about);
    case 'leader':
      return {
        title: `${about.brand} is the new number one`,
        detail: `Powerrank ${tenth(about.value)}, ahead of ${about.former} with ${tenth(about.formerValue)}, who led before. ${ranges(about)}`,
      };
    case 'silence':
      return {
        title: `${about.brand} posted nothing on ${networkNames[about.network]}`,
        detail: `${many(about.before, 'post', 'posts')} in the former period, none in this one. ${ranges(about)}`,
      };
    case 'post':
      return spike(about);
    case 'source':
      return failing(about);
    case 'quota':
      return quota(about);
    case 'answers':
      return answers(about);
    case 'feedback':
      return feedback(about);
  }
};
