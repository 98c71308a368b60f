import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { findBrands, folded } from './find-brands.ts';
import type { AskedMetric, Direction, Intent, KnownBrand, Parsed, Refusal, Vocabulary } from './intent.ts';
import { cueForms, findUnknownWords, formOf } from './known-words.ts';
import { figureForms, networkForms, ownForms, scoreForms } from './words.ts';

const maxLength = 500;
const defaultCount = 3;
const maxCount = 20;

const refused = (reason: Refusal['reason'], words: readonly string[] = []): Parsed => ({ refusal: { reason, words } });

/**
 * What a plain question in English or German asks. Every word of it must be understood or be one that says nothing: a
 * question that is partly understood is refused, as its answer would be that of another one.
 * @public for the guide and the playground
 */
export function parseQuestion(question: string, { brands, groups }: Vocabulary): Parsed {
  const text = question.slice(0, maxLength).normalize('NFC').replace(/\s+/g, ' ').trim();
  if (text === '') return refused('empty');
  const { ids, rest: unbranded } = findBrands(text, brands);
  const { group, rest } = findGroup(unbranded, groups);
  const { count, rest: uncounted } = takeCount(rest);
  if (has('future', uncounted)) return refused('future');
  if (has('otherPeriod', uncounted)) return refused('otherPeriod');
  const unknown = findUnknownWords(uncounted);
  if (unknown.length > 0) return refused('unknownWords', unknown);
  return decide({ text: uncounted, ids, group, count, own: brands.find(({ isOwn }) => isOwn) ?? null });
}

function findGroup(text: string, groups: readonly string[]): { group: string | null; rest: string } {
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    const at = ` ${folded(text).replace(/[^\p{L}\d]/gu, ' ')} `.indexOf(
      ` ${folded(group).replace(/[^\p{L}\d]/gu, ' ')} `,
    );
    if (at < 0 || group.trim().length < 3) continue;
    return { group, rest: text.slice(0, at) + ' '.repeat(group.length) + text.slice(at + group.length) };
  }
  return { group: null, rest: text };
}

const countWords = 'two zwei|three drei|four vier|five fünf|six sechs|seven sieben|eight acht|nine neun|ten zehn'.split(
  '|',
);
const countForm = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${countWords.join('|').replaceAll(' ', '|')})(?![\\p{L}\\d])`,
  'iu',
);

function takeCount(text: string): { count: number | null; rest: string } {
  const found = countForm.exec(text);
  if (!found) return { count: null, rest: text };
  const said = found[1]!.toLowerCase();
  const place = countWords.findIndex((words) => words.split(' ').includes(said));
  const count = place >= 0 ? place + 2 : Number(said);
  if (count < 1 || count > maxCount) return { count: null, rest: text };
  return { count, rest: text.replace(countForm, (word) => ' '.repeat(word.length)) };
}

type Cue = keyof typeof cueForms;
const has = (cue: Cue, text: string): boolean => text.search(cueForms[cue]) >= 0;

interface Asked {
  readonly text: string;
  readonly ids: readonly string[];
  readonly group: string | null;
  readonly count: number | null;
  readonly own: KnownBrand | null;
}

const ownForm = formOf(ownForms);

function decide({ text, ids, group, count, own }: Asked): Parsed {
  const asks = (cue: Cue): boolean => has(cue, text);
  const metric = findMetric(text);
  const saysOwn = text.search(ownForm) >= 0;
  const isOnlyMe =
    /(?<![\p{L}\d])(?:tell|show|give|let|zeige?n?|sage?n?|nenne?n?|gib) (?:me|us|mir|uns)(?![\p{L}\d])/iu.test(text);
  const speaksOfOwn = saysOwn && !(isOnlyMe && [...text.matchAll(ownForm)].length === 1);
  const [first] = ids;
  const direction = findDirection(asks);
  const about = (then: (brand: string) => Intent): Parsed => {
    const brand = first ?? own?.id;
    if (brand !== undefined) return { intent: then(brand) };
    return refused(speaksOfOwn ? 'noOwnBrand' : 'whichBrand');
  };
  const isBranded = first !== undefined || speaksOfOwn;
  const score = metric && 'score' in metric ? metric.score : null;

  if (asks('meaning') && score && !isBranded && !asks('why')) return { intent: { kind: 'meaning', score } };
  const others = speaksOfOwn && own !== null && first !== undefined && own.id !== first ? [own.id, ...ids] : ids;
  if (asks('why') && others.length > 1) return { intent: { kind: 'compare', brands: others, metric } };
  if (asks('since')) return about((brand) => ({ kind: 'since', brand, metric, direction }));
  if (asks('why')) return about((brand) => ({ kind: 'why', brand, metric, direction }));
  if (asks('freshness')) return { intent: { kind: 'freshness' } };
  if (asks('missing')) return { intent: { kind: 'missing', brand: first ?? (speaksOfOwn ? (own?.id ?? null) : null) } };
  if (asks('voice')) return { intent: { kind: 'voice', brand: first ?? (speaksOfOwn ? (own?.id ?? null) : null) } };
  if (asks('groups') || (group !== null && !isBranded)) return { intent: { kind: 'groups', metric, group } };
  if (asks('unusual')) return { intent: { kind: 'unusual', brand: first ?? (speaksOfOwn ? (own?.id ?? null) : null) } };
  if (asks('advice')) {
    if (speaksOfOwn && own === null) return refused('noOwnBrand');
    return about((brand) => ({ kind: 'advice', brand: speaksOfOwn ? own!.id : brand, metric }));
  }
  if (others.length > 1) return { intent: { kind: 'compare', brands: others, metric } };
  if (isBranded && asks('strengths')) return about((brand) => ({ kind: 'strengths', brand, end: 'best' }));
  if (isBranded && asks('weaknesses')) return about((brand) => ({ kind: 'strengths', brand, end: 'worst' }));
  if (isBranded && metric === null && (asks('top') || asks('bottom')) && whereForm.test(text)) {
    return about((brand) => ({ kind: 'strengths', brand, end: asks('bottom') ? 'worst' : 'best' }));
  }
  if (isBranded) return about((brand) => ({ kind: 'standing', brand, metric }));
  if (direction !== null || (asks('move') && !asks('summary')))
    return { intent: { kind: 'movers', direction, metric } };
  // The best in rivalry have least of it, and who has most of it is last.
  const isFlipped = score === 'friction' && amountForm.test(text);
  const ranking = (named: 'top' | 'bottom'): Parsed => {
    const end = isFlipped ? (named === 'top' ? 'bottom' : 'top') : named;
    return { intent: { kind: 'ranking', metric: metric ?? { score: 'powerrank' }, end, count: count ?? defaultCount } };
  };
  if (asks('bottom')) return ranking('bottom');
  if (asks('summary') && metric === null) return { intent: { kind: 'summary' } };
  if (asks('top') || metric !== null) return ranking('top');
  if (asks('move')) return { intent: { kind: 'movers', direction, metric } };
  return refused('unknownWords');
}

const amountForm =
  /(?<![\p{L}\d])(?:lowest|least|smallest|highest|most|biggest|largest|niedrigste[nrs]?|geringste[nrs]?|wenigsten|kleinste[nr]?|höchste[nrs]?|meisten?|größte[nr]?)(?![\p{L}\d])/iu;
const whereForm = /(?<![\p{L}\d])(?:where|wo|worin|in what|in which)(?![\p{L}\d])/iu;

function findDirection(asks: (cue: Cue) => boolean): Direction | null {
  const [up, down] = [asks('up'), asks('down')];
  return up === down ? null : up ? 'up' : 'down';
}

function findMetric(text: string): AskedMetric | null {
  const network = networkForms.find(([, forms]) => text.search(formOf(forms)) >= 0)?.[0] ?? null;
  const score = scoreForms.find(([, forms]) => text.search(formOf(forms)) >= 0)?.[0];
  const figure = figureForms.find(([, forms]) => text.search(formOf(forms)) >= 0)?.[0];
  // "Engagement on Instagram" is no score: those are of all networks together.
  if (figure !== undefined && (score === undefined || network !== null)) return { figure, network };
  if (score !== undefined && network === null) return { score };
  return network === null ? null : { figure: ofNetwork[network], network };
}

const ofNetwork = {
  FACEBOOK: 'followers',
  INSTAGRAM: 'followers',
  YOUTUBE: 'interactions',
  TWITTER: 'followers',
  TIKTOK: 'followers',
  LINKEDIN: 'followers',
  TRUSTPILOT: 'score',
} as const satisfies Record<SocialNetwork, string>;
