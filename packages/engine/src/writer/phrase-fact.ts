import { splitSentences } from '../text/words.ts';
import type { Angle, Fact, Facts, SentenceForm } from './facts.ts';
import { framesOf } from './frames.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { balanced } from './page-lines.ts';
import { isTitleCase } from './sentence-case.ts';
import { bareWords, withoutStop } from './sentence-parts.ts';

export interface Draft {
  readonly text: string;
  readonly angle: Angle;
  /** How it was made: the same way twice in a row reads like a machine. */
  readonly frame: string;
  readonly facts: readonly Fact[];
}

export const phraseFact = (fact: Fact, facts: Facts): Draft[] => {
  const grammar = grammarOf(facts.language);
  if (fact.kind === 'quote') return quote(fact, facts);
  const drafts: Draft[] = [];
  const add = (text: string | null, angle: Angle, frame: string) => {
    if (text && balanced(text)) drafts.push({ text, angle, frame, facts: [fact] });
  };
  for (const text of variants(fact, grammar)) {
    const form = grammar.classify(text);
    if (isPlainlySaid(text, form, fact))
      add(finish(text, fact.isClosed && text === fact.text ? 'sentence' : form), angleOf(text, fact, facts), 'plain');
    if (
      form === 'nounPhrase' &&
      isNamed(fact, text) &&
      !mentions(text, facts.brand) &&
      !mentions(facts.brand, text) &&
      facts.brand
    )
      add(`${facts.brand}: ${text}`, angleOf(text, fact, facts), 'brand');
    if (form === 'sentence') add(withBrand(text, facts, grammar), angleOf(text, fact, facts), 'genitive');
    for (const question of canAsk(text, form, fact, facts) ? grammar.ask(text, form, facts.isFormal) : []) {
      add(question, 'question', 'ask');
      if (facts.brand && !mentions(text, facts.brand)) {
        for (const answer of framesOf(facts.language).answers)
          add(`${question} ${answer.replace('{brand}', facts.brand)}`, 'question', 'ask and answer');
      }
    }
    add(stopped(grammar.urge(text, form)), 'urgency', 'urge');
    add(grammar.howTo(text, form, facts.isFormal), 'how-to', 'how to');
    if (form === 'sentence' && text.length <= 110 && (fact.kind === 'proof' || /\d/.test(text))) {
      for (const frame of framesOf(facts.language).asks)
        add(frame.replace('{}', finish(text, form)), 'question', 'did you know');
    }
    if (fact.heading && (form === 'sentence' || form === 'imperative'))
      add(underHeading(fact.heading, text, form, grammar), angleOf(text, fact, facts), 'heading');
  }
  return drafts;
};

const ours: Readonly<Record<Facts['language'], RegExp>> = {
  en: /^Our (?=\p{Ll})/u,
  // Behind an adjective its ending would change, too.
  de: /^Unsere? (?=\p{Lu})/u,
  da: /^Vores (?=\p{L})/u,
};
const firstPerson = /\b(we|us|our|ours|wir|uns|unser\p{L}*|vi|os|vores)(?!\p{L})/iu;

/** "Our lamps save energy" → "Hans' lamps save energy". */
const withBrand = (text: string, { brand, language }: Facts, grammar: Grammar): string | null => {
  const rest = text.replace(ours[language], '');
  if (rest === text || !/^\p{Lu}[\p{L}\d &'-]{1,30}$/u.test(brand) || mentions(text, brand) || firstPerson.test(rest))
    return null;
  return finish(`${grammar.genitive(brand)} ${rest}`, 'sentence');
};

/** Only what is surely offered goes behind the brand's name. */
const isNamed = ({ kind, isClosed }: Fact, text: string): boolean =>
  (kind === 'offer' || kind === 'benefit') && text.length <= 80 && !(isClosed && bareWords(text).length > 5);

export const canAsk = (text: string, form: SentenceForm, { kind }: Fact, { commonWords }: Facts): boolean =>
  !isTitleCase(text) &&
  !(kind === 'callToAction' && form === 'infinitive') &&
  (form !== 'nounPhrase' ||
    ((kind === 'offer' || kind === 'benefit') && commonWords.has(bareWords(text)[0]!.toLowerCase())));

const stopped = (text: string | null): string | null => (text ? `${text}.` : null);

const variants = ({ text, form, kind }: Fact, grammar: Grammar): Set<string> => {
  const found = new Set(form === 'question' ? [] : grammar.shorten(text).filter((part) => !grammar.needsContext(part)));
  for (const sentence of [...found]) {
    const request = grammar.requestFrom(sentence);
    if (request && kind !== 'callToAction') found.add(request);
    const offer = grammar.offerFrom(sentence);
    if (offer) found.add(offer);
  }
  return found;
};

/** Fragments and calls to action say too little by themselves, unless they are long enough or carry a figure. */
const isPlainlySaid = (text: string, form: SentenceForm, fact: Fact): boolean => {
  const { kind } = fact;
  const count = bareWords(text).length;
  if (kind === 'callToAction')
    return (
      (form === 'imperative' || form === 'infinitive') && count >= 3 && !/\b(us|our (solutions|products))$/i.test(text)
    );
  if (form === 'nounPhrase')
    return (count >= 3 || (fact.kind === 'offer' && count > 1)) && text.length <= (fact.isClosed ? 150 : 100);
  if (form === 'fragment')
    return (
      count >= 3 &&
      (fact.isClosed || !/^(how|what|why|when|where|who|which|hvor|hvad|hvis|når|wie|was|wo|wenn)\b/i.test(text))
    );
  return count >= 3;
};

export const finish = (text: string, form: SentenceForm): string => {
  const bare = withoutStop(text);
  if (/\.\p{Lu}\.?$/u.test(bare)) return bare.replace(/\.?$/, '.');
  if (/[?!]["”“]?$/.test(bare)) return bare;
  return form === 'sentence' || form === 'imperative' || splitSentences(bare).length > 1 ? `${bare}.` : bare;
};

export const mentions = (text: string, name: string): boolean =>
  name.length > 0 && text.toLowerCase().includes(name.toLowerCase());

const underHeading = (heading: string, text: string, form: SentenceForm, grammar: Grammar): string | null => {
  const bare = withoutStop(heading);
  const count = bareWords(bare).length;
  const kind = grammar.classify(bare);
  if (
    bare.length > 45 ||
    count < 2 ||
    kind === 'question' ||
    /[.:!?–|]|\d\.|\b(us|about|why|what|how|über|om|hvorfor|warum)\b/i.test(bare) ||
    grammar.needsContext(bare)
  )
    return null;
  const repeated = bareWords(bare).filter((word) => word.length > 3 && mentions(text, word)).length;
  if (repeated > 0) return null;
  return kind === 'imperative' || kind === 'sentence'
    ? `${bare}. ${finish(text, form)}`
    : `${bare}: ${finish(text, form)}`;
};

/** A customer who says none of these may be of any opinion. */
const praise =
  /\b(love\p{L}*|great|excellent|amazing|easy|easily|good|best|perfect\p{L}*|recommend\p{L}*|happy|helpful|beautiful|comfortable|enjoyed|fantastic|wonderful|hochwertig|einfach\p{L}*|perfekt|gut|super|toll\p{L}*|zufrieden|empfehlen|wunderbar|schön\p{L}*|stabil|klasse|prima|immer wieder|god|godt|gode|flot|fantastisk|nem|nemt|tilfreds|anbefale\p{L}*|dejlig)(?!\p{L})/iu;

const quote = (fact: Fact, { language }: Facts): Draft[] => {
  if (fact.form === 'question' || !praise.test(fact.text)) return [];
  const bare = withoutStop(fact.text.replace(/^["“”„]+|["“”„]+$/g, ''));
  const said =
    /["“”„\d]|\bnicht\b|\baber\b|leider|jedoch|manko|teuer|\bnot\b|\bbut\b|unfortunately|\bmen\b|desværre|\bikke\b/iu.test(
      bare,
    ) || isMisspelt(bare, language)
      ? null
      : bare;
  if (!said) return [];
  return framesOf(language).quotes.map(
    (frame): Draft => ({ text: frame.replace('{}', said), angle: 'proof', frame: 'quote', facts: [fact] }),
  );
};

/** German adjectives have no capital: "sind Qualitativ hochwertig" is nothing to print. */
export const isMisspelt = (text: string, language: Facts['language']): boolean =>
  language === 'de' && /(^|\s)(ist|sind|war|waren|sehr|so)\s\p{Lu}\p{Ll}+(iv|ig|lich|bar|sam)(?=[\s,.!]|$)/u.test(text);

export const angleOf = (text: string, fact: Fact, { language }: Facts): Angle => {
  const { contrast, story, urgent } = framesOf(language);
  if (story.test(text)) return 'story';
  if (contrast.test(text)) return 'contrast';
  if (/\d/.test(text)) return 'number';
  if (fact.kind === 'proof') return 'proof';
  if (urgent.test(text) && fact.form !== 'nounPhrase') return 'urgency';
  return 'benefit';
};
