import type { SentenceForm } from './facts.ts';
import { finiteForms, infinitives, requestForms } from './german-verbs.ts';
import type { Grammar } from './grammar.ts';
import {
  bareWords,
  collectParts,
  isLimiting,
  lowerFirst,
  splitAtMarks,
  upperFirst,
  withoutBrackets,
  withoutStop,
  words,
} from './sentence-parts.ts';

const articles = words(
  'der die das ein eine einer eines dieser diese dieses unser unsere mein meine dein deine ihr ihre jeder jede jedes alle viele wir du sie ich es man',
);
const prepositions = words(
  'ab an auf aus bei bis durch für gegen hinter im in mit nach neben ohne seit über um unter von vom vor zum zur zu zwischen',
);
const pointing = words(
  'er es das dies dieser diese dieses diesen damit dabei dadurch dafür daran darauf daraus darin darum davon dazu dann denn deshalb deswegen daher also und oder aber sondern doch jedoch trotzdem somit hierbei hier hierzu so solche solcher außerdem zudem auch ihm ihn ihnen jene jener welche welcher welches wobei wodurch sonst da dort danach zuvor stattdessen letztere',
);

const indexOfVerb = (list: readonly string[]): number =>
  list.findIndex((word, at) => finiteForms.has(word) && (at > 0 || list.length > 2));

/** "Finde deine Größe", "Entdecken Sie neue Lampen". */
const isImperative = (list: readonly string[]): boolean => {
  const from = list[0] === 'jetzt' || list[0] === 'einfach' ? 1 : 0;
  const [verb = '', next = ''] = list.slice(from);
  return (requestForms.has(verb) && next !== 'ich' && next !== 'er') || (infinitives.has(verb) && next === 'sie');
};

/** "zum fertigen Brot", "online bestellen": an adjective or an infinitive that looks like a finite verb. */
const isNoVerb = (list: readonly string[], at: number): boolean => {
  const before = list[at - 1] ?? '';
  if (prepositions.has(before) || /^(der|die|das|dem|den|des|ein|eine[mnrs]?|und|oder|zu)$/.test(before)) return true;
  return (
    infinitives.has(list[at]!) &&
    (at === list.length - 1 || /^(online|jetzt|günstig|einfach|direkt|selbst|kostenlos|sicher|bequem)$/.test(before))
  );
};

/** An unknown verb behind its subject: "Der Verein setzt sich …". */
const looksFinite = (written: readonly string[], at: number): boolean =>
  at <= 4 &&
  /^\p{Ll}{2,}t$/u.test(written[at]!) &&
  !/^(ge\p{L}+|\p{L}+iert|nicht|mit|seit|statt|laut|fast|erst|selbst|jetzt|sonst|samt|weit|oft|gut|bereits|sofort|leicht|direkt)$/u.test(
    written[at]!,
  ) &&
  /^(\p{Lu}\p{L}+|wir|ihr|es)$/u.test(written[at - 1] ?? '') &&
  /^\p{Ll}/u.test(written[at + 1] ?? '');

const classify = (text: string): SentenceForm => {
  if (/\?["“”]?$/.test(text)) return 'question';
  const written = bareWords(text);
  const list = written.map((word) => word.toLowerCase());
  if (isImperative(list)) return 'imperative';
  const last = written.at(-1) ?? '';
  const verb = written.findIndex(
    (word, at) =>
      at > 0 &&
      word === word.toLowerCase() &&
      (finiteForms.has(word) || looksFinite(written, at)) &&
      !isNoVerb(list, at),
  );
  if (verb > 0 && verb < 9) return 'sentence';
  const infinitive = written.findIndex((word) => infinitives.has(word));
  const isLast = infinitive === written.length - 1 || /^(bei|auf|mit|im|in|und)$/.test(written[infinitive + 1] ?? '');
  if (
    written.length > 1 &&
    written.length <= 9 &&
    infinitive > 0 &&
    isLast &&
    !/,|\bzu\b/.test(text) &&
    !prepositions.has(list[0]!)
  )
    return 'infinitive';
  const isOpen =
    prepositions.has(list[0] ?? '') ||
    /^\d/.test(last) ||
    (written[0] === list[0] && !/e[rs]?$/.test(list[0]!)) ||
    /(bar|fertig|griffbereit|geeignet|inklusive|inbegriffen)$/.test(last) ||
    /^\p{Ll}+(t|en)$/u.test(last);
  return isOpen ? 'fragment' : 'nounPhrase';
};

const needsContext = (text: string): boolean => {
  const list = bareWords(text);
  const first = (list[0] ?? '').toLowerCase();
  if (first === 'das' && !finiteForms.has(list[1] ?? '')) return false;
  // "Dieses Regal" says what it means itself.
  if (/^(dieser|diese|dieses|diesen)$/.test(first))
    return (
      !/^\p{Lu}/u.test(list[1] ?? '') ||
      /^(seite|artikel|beitrag|text|video|website|webseite|jahr\p{L}*|tag\p{L}*|woche|zahl\p{L}*|fall|punkt)$/iu.test(
        list[1] ?? '',
      )
    );
  return (
    pointing.has(first) ||
    /^(um|für|mit|bei|von) (sie|ihn|es|ihm|ihnen|denen)\b/i.test(text) ||
    /^(sie|ihnen) (?!(haben|können|möchten|suchen|wollen|finden|erhalten|profitieren|bekommen|sparen))/i.test(text)
  );
};

/** "Das Rad lässt sich falten und passt in jeden Schrank": each part with the subject, where that begins the sentence. */
const splitPredicates = (sentence: string): string[] => {
  const list = sentence.split(' ');
  const verb = indexOfVerb(list.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, '')));
  const first = (list[0] ?? '').toLowerCase();
  if (verb < 1 || verb > 5 || !articles.has(first) || list.slice(0, verb).some((word) => word.endsWith(','))) return [];
  const and = list.findIndex(
    (word, at) =>
      at > verb + 1 &&
      /^und$/.test(word) &&
      finiteForms.has((list[at + 1] ?? '').toLowerCase()) &&
      list[at + 1] === list[at + 1]!.toLowerCase(),
  );
  if (and < 0 || /^(ich|du|es|man)$/.test(list[and + 2] ?? '')) return [];
  const subject = list.slice(0, verb).join(' ');
  return [list.slice(0, and).join(' '), `${subject} ${list.slice(and + 1).join(' ')}`];
};

const relative =
  /, (?:(?:von|mit|in|auf|bei|für|durch|aus|an) )?(?:der|die|das|dem|den|denen|deren|dessen|welche\p{L}?) [^,]{8,},\s/gu;

const shorten = (sentence: string): string[] => {
  const plain = withoutBrackets(sentence);
  const { found, keep } = collectParts(plain, { classify, needsContext, minLength: 15 });
  const trimmed = plain.replace(relative, (clause) => (isLimiting(clause) ? clause : ' '));
  const ready = /^(?:Damit|So) (?:hat man|hast du|haben Sie) ((?:alle|deine|Ihre|die) [^,:.]{10,60})(?::|$)/u.exec(
    plain,
  );
  if (ready) found.add(upperFirst(ready[1]!));
  const turned =
    /^(?:Um|Damit|Wenn|Weil|Da) [^,]+, (\p{Ll}+) ((?:unsere?|die|das|der|alle) (?:\p{Ll}+ )?\p{Lu}\p{L}+) (.+)$/u.exec(
      plain,
    );
  if (turned && /^Um/.test(plain) && finiteForms.has(turned[1]!)) keep(`${turned[2]} ${turned[1]} ${turned[3]}`, '');
  for (const whole of new Set([trimmed, plain])) {
    if (whole !== plain) keep(whole, '');
    for (const part of splitAtMarks(whole)) if (part !== whole) keep(part, '');
    for (const part of splitPredicates(whole)) keep(part, '');
    const colon = /^([^:]{3,80}): (\p{Lu}.{20,})$/u.exec(whole);
    if (colon) {
      keep(colon[2]!, '');
      for (const part of splitPredicates(colon[2]!)) keep(part, '');
    }
    const tail = /^(.{20,}?),? (sodass|so dass|damit|wobei|und (?:so|damit)|indem|wodurch|weil|da) (.+)$/u.exec(whole);
    if (tail && tail[2] !== 'da') keep(tail[1]!, tail[3]!);
  }
  return [...found];
};

/** A phrase that is the same in the nominative and the accusative. */
const isSought = (text: string): boolean =>
  !/\d|[:–|.]/.test(text) &&
  (/^\p{Lu}?\p{Ll}+(e|es) (?:\p{Ll}+(?:e|es) )?\p{Lu}/u.test(text) ||
    /^\p{Lu}\p{L}+e[n]? (und|&) \p{Lu}/u.test(text)) &&
  !/^(der|die|das|eine|unsere|ihre|diese|seine|keine|alle)\s/iu.test(text);

const ask: Grammar['ask'] = (text, form, isFormal) => {
  if (form === 'infinitive' && !/[.:–]/.test(text)) return [`${upperFirst(text.replace(/^jetzt /i, ''))}?`];
  if (form === 'nounPhrase' && isSought(text)) {
    const sought = lowerFirstAdjective(text);
    return isFormal
      ? [`Sie suchen ${sought}?`, `Lust auf ${sought}?`]
      : [`Du suchst ${sought}?`, `Lust auf ${sought}?`];
  }
  return [];
};

const lowerFirstAdjective = (text: string): string =>
  /^\p{Lu}\p{Ll}+(e|es) \p{Lu}/u.test(text) ? lowerFirst(text) : text;

/** "Entdecke deine Küche" → "So entdeckst du deine Küche"; "Möbel online kaufen" → "So geht es: Möbel online kaufen". */
const howTo: Grammar['howTo'] = (text, form, isFormal) => {
  if (form === 'infinitive' && !/^jetzt\b|[.:!?–]/i.test(text) && text.split(' ').length >= 3)
    return `So geht’s: ${text}`;
  const [verb = '', ...rest] = text.split(' ');
  const second = requestForms.get(verb.toLowerCase());
  if (form !== 'imperative' || isFormal || !second || rest.length < 2 || /[.:!?–,]/.test(text)) return null;
  return `So ${second} du ${rest.join(' ')}`;
};

const urge: Grammar['urge'] = (text, form) => {
  if (
    /\b(jetzt|heute|gleich|sofort)\b|[.:;–]/i.test(text) ||
    text.length > 60 ||
    !/\b(bestell|buch|entdeck|find|gewinn|hol|kauf|plan|probier|reservier|sicher|spar|spend|start|teste|reis|miet|bewerb|mach)\p{L}*/iu.test(
      text,
    )
  )
    return null;
  if (form === 'infinitive') return `Jetzt ${lowerFirstAdjective(text)}`;
  if (form === 'imperative') return `${withoutStop(text)} – jetzt`;
  return null;
};

/** "Boschs", and "Hans’" for names that end in an s sound. */
const genitive = (name: string): string => (/(s|ß|x|z|ce)$/i.test(name) ? `${name}'` : `${name}s`);

/** Cases make it unsafe to build these from sentences in German. */
const never = (): null => null;

export const german: Grammar = {
  classify,
  shorten,
  needsContext,
  requestFrom: never,
  offerFrom: never,
  ask,
  howTo,
  urge,
  genitive,
};
