import type { genieEdits } from '@soundings/contract/genie/genie-choices';
import type { TextLanguage } from '../text/stop-words.ts';
import { splitSentences } from '../text/words.ts';
import type { Fact, Facts, PageReading } from './facts.ts';
import { factsFromReading } from './facts-from-reading.ts';
import { ownWords } from './frames.ts';
import { grammarOf } from './grammar.ts';
import { finish, phraseFact } from './phrase-fact.ts';
import { readSources, unsupportedClaims } from './unsupported-claims.ts';

type EditKind = (typeof genieEdits)[number];

interface MessageEdit {
  readonly kind: EditKind;
  readonly text: string;
}

/** A shorter version has at most this share of the letters, and this many words. */
const shorterShare = 0.85;
const leastWords = 3;
const maxLength = 240;
/** Fewer words before an “and” are mostly no clause of their own. */
const leastClauseWords = 5;

/**
 * Edits of a message, each of one kind, several of a kind: its own words shortened or asked, or followed by what the page
 * says. Nothing is claimed that neither the message nor the page has. Empty in a language that is not written.
 */
export const editMessage = (message: string, page: PageReading | null, language: TextLanguage): MessageEdit[] => {
  const own = ownFacts(message, language);
  if (!own) return [];
  const facts = page && page.language === language ? factsFromReading(page) : null;
  const sources = readSources([...own.sources, ...(facts?.sources ?? [])], language);
  const seen = new Set([keyOf(message)]);
  const isKept = ({ text }: MessageEdit): boolean => {
    const key = keyOf(text);
    if (seen.has(key) || text.length > maxLength) return false;
    seen.add(key);
    return unsupportedClaims(text, sources, ownWords(language)).length === 0;
  };
  return [...shorten(message, own), ...ask(own), ...(facts ? extend(message, facts) : [])].filter(isKept);
};

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const ownFacts = (message: string, language: TextLanguage): Facts | null => {
  const lists = { headings: [], proofPoints: [], callsToAction: [] };
  return factsFromReading({ ...lists, title: '', description: '', mainText: message, brand: '', language });
};

function* shorten(message: string, { language, facts }: Facts): Generator<MessageEdit> {
  const grammar = grammarOf(language);
  const sentences = splitSentences(message);
  const most = shorterShare * message.length;
  const whole = [...sentences, ...facts.map(({ text }) => text)].flatMap((text) => [text, ...grammar.shorten(text)]);
  const parts = whole.flatMap((text) => [text, ...withoutRemarks(text)]);
  for (const part of new Set(parts)) {
    const text = finish(part, grammar.classify(part));
    const words = text.split(/\s+/).length;
    if (text.length <= most && words >= leastWords && !grammar.needsContext(part)) yield { kind: 'shorter', text };
  }
}

const fillers =
  /\s(?:really|very|just|simply|actually|truly|absolutely|wirklich|sehr|einfach|wahrlich|absolut|virkelig|meget)(?=\s)/giu;
const clause = /^(.+?)(?:,? (?:and|but|so that|und|aber|sodass|og|men) |,? (?:which|who) |[;:] | [–—-] )(.+)$/u;
/** What changes the meaning of the rest where it is left out. */
const condition =
  /\b(not|no|never|only|if|unless|except|without|until|nicht|kein\p{L}*|nie|nur|wenn|außer|ohne|bis|ikke|ingen|kun|hvis|uden)\b|n't\b/iu;

const withoutRemarks = (text: string): string[] => {
  const bare = text.replace(/\s*\([^)]*\)/g, '').replace(fillers, '');
  const [, first, rest] = clause.exec(bare) ?? [];
  const isWhole = (first?.split(/\s+/).length ?? 0) >= leastClauseWords;
  return [bare, ...(first && isWhole && !condition.test(rest!) ? [first] : [])];
};

function* ask(own: Facts): Generator<MessageEdit> {
  for (const fact of own.facts) {
    for (const { angle, text } of phraseFact(fact, own)) if (angle === 'question') yield { kind: 'question', text };
  }
}

function* extend(message: string, facts: Facts): Generator<MessageEdit> {
  const grammar = grammarOf(facts.language);
  const base = finish(message.trim(), grammar.classify(message.trim()));
  const opening = /[.!?…]["”“]?$/.test(base) ? base : `${base}.`;
  const kindOf = ({ kind, text }: Fact): EditKind | null => {
    if (/\d/.test(text)) return 'number';
    if (kind === 'proof') return 'proof';
    return kind === 'benefit' ? 'benefit' : null;
  };
  for (const fact of facts.facts) {
    const kind = kindOf(fact);
    if (!kind || fact.form === 'question' || fact.form === 'fragment' || grammar.needsContext(fact.text)) continue;
    yield { kind, text: `${opening} ${finish(fact.text, 'sentence')}` };
  }
}
