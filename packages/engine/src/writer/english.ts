import { howToEnglish, isBaseVerb, isOfMaker, isUrgeable, isVerbOfReader, isWish, toBase } from './english-verbs.ts';
import type { SentenceForm } from './facts.ts';
import type { Grammar } from './grammar.ts';
import {
  bareWords,
  isLimiting,
  lowerFirst,
  splitAtMarks,
  upperFirst,
  withoutBrackets,
  withoutStop,
  words,
} from './sentence-parts.ts';

const auxiliaries = words(
  "is are was were am has have had can could will would may might must should do does did isn't aren't wasn't weren't hasn't haven't can't couldn't won't wouldn't don't doesn't didn't shouldn't",
);
const subjects = words('i we you they he she it this that these those there everyone everybody nobody who what');
const determiners = words(
  'a an the this these those our your my his her its their all each every any some no more most',
);
const prepositions = words(
  'about above across after against along among around as at before behind below beside between beyond by down during for from in inside into like near of off on onto out outside over per since through to toward towards under until up upon via with within without than',
);
const pointing = words(
  'it they this that these those he she his her their its them such so then here there thus hence therefore however otherwise instead meanwhile moreover another both neither either also too because which whose whom and or nor yet still again below above such',
);
const follows = words(
  'it them us me you now online today here more out up in on to for from with by at how what why who where when one two three four five',
);
/** Nouns as often as verbs: what follows has to tell. */
const ambiguous = words(
  'book order search contact call cook design drive fight ride shop store support test train travel view visit work look play plan post print process record request reserve run scan schedule share ship show sleep speed start stay stop stream study switch target track turn upgrade use watch wear win help guard change check control cut care catch clean cool gain hire increase lift lock measure move pay pick raise reach return experience paint park guide lead cover cost need offer feature mean process fit score claim cash market fund deal value access focus update rent stock',
);

const isThirdPerson = (word: string): boolean => toBase(word) !== null;

const isFiniteAt = (list: readonly string[], at: number): boolean => {
  const word = list[at]!;
  const before = list[at - 1] ?? '';
  if (/^(that|which|who|where|to|of|the|a|an|your|our)$/.test(before)) return false;
  if (
    auxiliaries.has(word) ||
    (/(?<!^let)['’](s|re|ve|ll|d|m)$/.test(word) === true && subjects.has(word.replace(/['’].*/, '')))
  )
    return true;
  if (
    /[^s]s$/.test(word) &&
    at <= 3 &&
    determiners.has(list[at + 1] ?? '') &&
    !prepositions.has(before) &&
    !determiners.has(before)
  )
    return true;
  if (isThirdPerson(word))
    return (
      !/^(and|or|of|for|with|in|on|by|from|&)$/.test(before) &&
      !prepositions.has(before) &&
      (!ambiguous.has(toBase(word)!) ||
        determiners.has(list[at + 1] ?? '') ||
        /^(for|to|from|with|like|in)$/.test(list[at + 1] ?? ''))
    );
  if (isBaseVerb(word))
    return /^(we|you|they|i|who|people)$/.test(before) || (/[^s]s$/.test(before) && !ambiguous.has(word));
  return false;
};

const hasFiniteVerb = (list: readonly string[]): boolean =>
  list.some(
    (word, at) =>
      (at > 0 && isFiniteAt(list, at)) ||
      (at === 0 && /^(\w+)['’](s|re|ve|ll|m)$/.test(word) && subjects.has(word.replace(/['’].*/, ''))),
  );

const isImperative = (list: readonly string[]): boolean => {
  const from = /^(please|now|just|simply|always|never|don't)$/.test(list[0] ?? '') ? 1 : 0;
  const [verb = '', next = ''] = list.slice(from);
  if (!isBaseVerb(verb) || auxiliaries.has(next) || isThirdPerson(next)) return false;
  if (list.length === from + 1) return from > 0 || !ambiguous.has(verb);
  if (!ambiguous.has(verb)) return !/^of$/.test(next);
  return determiners.has(next) || follows.has(next);
};

const classify = (text: string): SentenceForm => {
  if (/\?["”]?$/.test(text)) return 'question';
  if (/^(what|how|why|who|where|when|which)\b/i.test(text) && !/,/.test(text)) return 'fragment';
  const list = bareWords(text).map((word) => word.toLowerCase());
  if (isImperative(list)) return 'imperative';
  if (hasFiniteVerb(list)) return 'sentence';
  const [first = ''] = list;
  const isOpen =
    prepositions.has(first) ||
    /ing$/.test(first) ||
    isThirdPerson(first) ||
    /^(no|not|never|always|free|\d.*)$/.test(first);
  return isOpen ? 'fragment' : 'nounPhrase';
};

const needsContext = (text: string): boolean => {
  const list = bareWords(text).map((word) => word.toLowerCase());
  const [first = '', second = ''] = list;
  if (
    /^(this|these|that|but|plus|anyway)$/.test(first) ||
    /^(in fact|for one|of course|if (that|this|it|so))\b/i.test(text)
  )
    return true;
  return (
    pointing.has(first.replace(/['’].*/, '')) ||
    (/^(but|with|in|of|for|to|on)$/.test(first) && /^(it|them|this|that|these|those|which|him|her)$/.test(second))
  );
};

/** "Subject does one thing and does another": each with the subject. */
const splitPredicates = (sentence: string): string[] => {
  const match = /^(.+?)\s(\p{L}+s)\s(.+?),?\sand\s(\p{L}+s)\s(.+)$/u.exec(sentence);
  if (!match) return [];
  const [, subject, first, one, second, two] = match;
  const list = bareWords(subject!).map((word) => word.toLowerCase());
  if (
    list.length > 5 ||
    hasFiniteVerb([...list, '']) ||
    !isThirdPerson(first!.toLowerCase()) ||
    !isThirdPerson(second!.toLowerCase())
  )
    return [];
  if (ambiguous.has(toBase(first!)!) || ambiguous.has(toBase(second!)!)) return [];
  return [`${subject} ${first} ${one}`, `${subject} ${second} ${two}`];
};

const shorten = (sentence: string): string[] => {
  const plain = withoutBrackets(sentence);
  const found = new Set<string>([plain]);
  const keep = (part: string, rest: string) => {
    const clean = withoutStop(part);
    const form = classify(clean);
    if (
      !isLimiting(rest) &&
      (form === 'sentence' || form === 'imperative') &&
      !needsContext(clean) &&
      clean.length >= 15
    )
      found.add(upperFirst(clean));
  };
  for (const part of splitAtMarks(plain)) if (part !== plain) keep(part, '');
  for (const part of splitPredicates(plain)) keep(part, '');
  const tail = /^(.{20,}?),\s(which|who|including|making|helping|giving|so that|such as|as well as|plus)\s(.+)$/u.exec(
    plain,
  );
  if (tail) keep(tail[1]!, tail[3]!);
  const end = /^(.{20,}?),?\s(and|so)\s((?:we|you|they|it|our|your|the)\s.+)$/u.exec(plain);
  if (end && !/\b(both|between)\b/.test(end[1]!)) keep(end[1]!, end[3]!);
  const start = /^With\s(.{10,}?),\s(\p{L}.+)$/u.exec(plain);
  if (start && !/\b(it|this|them)\b/.test(start[2]!)) keep(start[2]!, '');
  return [...found];
};

const helping =
  /^(?:.{2,60}?)\s(?:helps?|lets?|allows?|enables?)\s(?:you|users|customers|people|members|[\p{L}\s]{3,40}?)\s(?:to\s)?(\p{L}+)\s(.+)$/u;

const requestFrom = (sentence: string): string | null => {
  if (isNegated(sentence)) return null;
  const helped = helping.exec(sentence);
  if (
    helped &&
    isVerbOfReader(helped[1]!.toLowerCase()) &&
    !ambiguous.has(helped[1]!) &&
    !/\b(their|they|it|its)\b/.test(helped[2]!)
  )
    return upperFirst(`${helped[1]} ${helped[2]}`);
  const match = /^((?:\p{L}[\p{L}'’.-]*\s){1,3}?)(\p{L}+s)\s(.+)$/u.exec(sentence);
  if (!match) return null;
  const base = toBase(match[2]!.toLowerCase());
  if (
    !base ||
    !isVerbOfReader(base) ||
    ambiguous.has(base) ||
    isOfMaker(base, match[3]!) ||
    isThirdPerson(match[1]!.trim().toLowerCase()) ||
    /\b(that|which|who)\b/i.test(match[1]!)
  )
    return null;
  if (
    /\b(its|their|they|it|and (?:is|has)|which)\b/u.test(match[3]!) ||
    isThirdPerson(/,? and (\p{L}+)/u.exec(match[3]!)?.[1] ?? '')
  )
    return null;
  return upperFirst(`${base} ${match[3]}`);
};

const isNegated = (text: string): boolean => /\b(no|not|never|nothing|none|without|\w+n['’]t)\b/i.test(text);

const offerFrom = (sentence: string): string | null => {
  const match =
    /^(?:[Ww]e|[\p{Lu}][\p{L}\d]+(?:\s[\p{Lu}][\p{L}\d]+){0,2})\s(?:sells?|offers?|provides?|makes?|builds?|speciali[sz]es?\sin)\s([^.;:]{8,80})$/u.exec(
      sentence,
    );
  const offer = match?.[1] ?? null;
  return offer && !/\b(it|them|you|sure|to|we|so|that|easy)\b/i.test(offer) ? upperFirst(offer) : null;
};

/** Whether "Looking for …?" takes it: a plural, or with its article. */
const isSought = (text: string): boolean => {
  if (/^the\s/i.test(text)) return false;
  if (/^an?\s/i.test(text)) return !/[,:–]/.test(text);
  if (/\d|[:–|]|^(no|our|your)\s/i.test(text)) return false;
  const [head = ''] = text.split(/\s(?:for|of|from|in|with|on|to|and|&|at|by)\s|,/);
  return /[^su'’]s$/i.test(head) && bareWords(head).length <= 5;
};

const ask: Grammar['ask'] = (text, form) => {
  if (form === 'imperative' && !isNegated(text) && !/[.!?:]|\s[-–]\s/.test(text) && isWish(text)) {
    const wish = lowerFirst(text);
    return [`Want to ${wish}?`, `Ready to ${wish}?`, `Looking to ${wish}?`];
  }
  if (form === 'nounPhrase' && isSought(text))
    return [`Looking for ${lowerFirst(text)}?`, `In search of ${lowerFirst(text)}?`];
  return [];
};

const urge: Grammar['urge'] = (text, form) => {
  if (/\bour (solutions|products|services|site)\b|\d/i.test(text)) return null;
  if (
    form !== 'imperative' ||
    !isUrgeable(text) ||
    /\b(now|today|soon|tomorrow|anytime|always|how|why|this|also|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|[.:;–]/i.test(
      text,
    ) ||
    text.length > 50
  )
    return null;
  return `${withoutStop(text)} today`;
};

const howTo: Grammar['howTo'] = (text, form) => (form === 'imperative' ? howToEnglish(text) : null);

const genitive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

export const english: Grammar = { classify, shorten, needsContext, requestFrom, offerFrom, ask, howTo, urge, genitive };
