import type { ScoreName } from '@soundings/contract/sonar/score-choices';

export interface Mention {
  readonly brand: string;
  readonly at: number;
  readonly end: number;
}

const quoteForm = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ownWords =
  /(?<!\p{L})(?:we|we're|we've|us|our|ours|your brand|your company|wir|uns|unser\p{L}*|ihre marke|ihrer marke)(?!\p{L})/giu;

/**
 * Where a text names brands, longest names first, so that none is found in another's. `own` is whom "we" stands for.
 * The rest has blanks in their places: a figure in a name is no number.
 */
export function findMentions(
  text: string,
  names: readonly string[],
  own: string | null,
): { mentions: Mention[]; rest: string } {
  const mentions: Mention[] = [];
  let rest = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    if (name.trim() === '') continue;
    const form = new RegExp(`(?<![\\p{L}\\d])${quoteForm(name)}(?:['’]s?|s)?(?![\\p{L}\\d])`, 'giu');
    rest = rest.replace(form, (said: string, at: number) => {
      mentions.push({ brand: name, at, end: at + said.length });
      return ' '.repeat(said.length);
    });
  }
  if (own !== null) {
    for (const found of rest.matchAll(ownWords))
      mentions.push({ brand: own, at: found.index, end: found.index + found[0].length });
  }
  return { mentions: mentions.sort((a, b) => a.at - b.at), rest };
}

/** Behind one of these a brand is whom another one is compared with, and may not be whom a number is of. */
const comparesWith =
  /(?:\b(?:than|of|over|before|behind|after|versus|vs\.?|against|from|to|by|with|als|vor|hinter|gegenüber|gegen|über|von|nach|mit)\s+|\b(?:ahead of|in front of)\s+)(?:the\s+|der\s+|dem\s+|die\s+|das\s+)?$/iu;
const joined = /^\s*(?:,|and|und|&|or|oder|,\s*(?:and|und))\s*$/iu;

/** Whom a number may be of, by where it stands; empty where the text does not say. */
export function findSubjects(text: string, mentions: readonly Mention[], at: number): readonly string[] {
  const before = mentions.filter(({ end }) => end <= at);
  const nearest = before.at(-1);
  if (!nearest) {
    const [next] = mentions;
    return next ? [next.brand] : [];
  }
  const isInBrackets = /^\s*\([^)]*$/.test(text.slice(nearest.end, at));
  if (isInBrackets) return [nearest.brand];
  const group = [nearest];
  for (let i = before.length - 2; i >= 0; i--) {
    if (!joined.test(text.slice(before[i]!.end, group[0]!.at))) break;
    group.unshift(before[i]!);
  }
  if (group.length > 1) return group.map(({ brand }) => brand);
  if (!comparesWith.test(text.slice(0, nearest.at))) return [nearest.brand];
  const others = before.slice(0, -1).map(({ brand }) => brand);
  return [nearest.brand, ...others.slice(-1)];
}

const scoreWords: readonly (readonly [ScoreName, RegExp])[] = [
  ['powerrank', /\bpower\s?rank\p{L}*/iu],
  [
    'relevanceStrength',
    /\b(?:relevance strength|strength of relevance|relevanz: stärke|relevanzstärke|rel\. (?:strength|stärke))/iu,
  ],
  [
    'relevanceBreadth',
    /\b(?:relevance breadth|breadth of relevance|relevanz: breite|relevanzbreite|rel\. (?:breadth|breite))/iu,
  ],
  ['interest', /\b(?:interest|interesse)(?!\p{L})/iu],
  ['trust', /\b(?:trust|vertrauen)(?!\p{L})/iu],
  ['passion', /\b(?:engagement|passion)(?!\p{L})/iu],
  ['friction', /\b(?:rivalry|friction|rivalität)(?!\p{L})/iu],
  ['presence', /\b(?:reach|presence|reichweite|präsenz)(?!\p{L})/iu],
  ['energy', /\b(?:vitality|energy|vitalität)(?!\p{L})/iu],
];

export const findScores = (text: string): ReadonlySet<ScoreName> =>
  new Set(scoreWords.flatMap(([score, form]) => (form.test(text) ? [score] : [])));
