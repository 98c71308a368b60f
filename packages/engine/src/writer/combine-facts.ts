import { type Fact, type Facts, maxCharacters } from './facts.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { angleOf, canAsk, type Draft, finish, mentions } from './phrase-fact.ts';
import { rateDraft } from './rate-draft.ts';

const maxLeads = 8;
const maxReasons = 14;
/** Characters. */
const maxReason = 100;
const maxTwoReasons = 130;

/** Two facts in one message: a question or an offer with a reason, a reason with a call to act, or two short reasons. */
export const combineFacts = (facts: Facts): Draft[] => {
  const grammar = grammarOf(facts.language);
  const reasons = bestReasons(facts);
  const drafts: Draft[] = [];
  const add = (draft: Draft) => {
    if (draft.text.length <= maxCharacters.long) drafts.push(draft);
  };
  for (const [at, lead] of facts.facts
    .filter((fact) => leads(fact))
    .slice(0, maxLeads)
    .entries()) {
    const { text, form, kind } = lead;
    const questions = canAsk(text, form, lead, facts) ? grammar.ask(text, form, facts.isFormal) : [];
    const urged = grammar.urge(text, form);
    for (const [nth, reason] of reasons.entries()) {
      if (reason.id === lead.id || shareWords(reason.text, text)) continue;
      const said = finish(reason.text, reason.isClosed ? 'sentence' : reason.form);
      const question = questions[(at + nth) % Math.max(1, questions.length)];
      if (question)
        add({ text: `${question} ${said}`, angle: 'question', frame: 'ask and tell', facts: [lead, reason] });
      if (urged && reason.form !== 'fragment')
        add({ text: `${said} ${urged}.`, angle: 'urgency', frame: 'tell and urge', facts: [reason, lead] });
      if (question && form === 'nounPhrase' && kind === 'offer' && text.length <= 60 && !/[:–]/.test(text)) {
        add({
          text: `${text}: ${said}`,
          angle: angleOf(reason.text, reason, facts),
          frame: 'offer',
          facts: [lead, reason],
        });
      }
    }
  }
  for (const [at, first] of reasons.entries()) {
    for (const second of reasons.slice(at + 1)) {
      if (
        first.id === second.id ||
        first.text.length + second.text.length > maxTwoReasons ||
        shareWords(first.text, second.text)
      )
        continue;
      const text = [first, second].map((reason) => finish(reason.text, 'sentence')).join(' ');
      add({ text, angle: angleOf(first.text, first, facts), frame: 'two reasons', facts: [first, second] });
    }
  }
  return drafts;
};

const leads = ({ kind, form, text }: Fact): boolean =>
  kind !== 'quote' && form !== 'fragment' && form !== 'sentence' && text.length <= 90;

/** A figure or a promise that says enough without a verb: "Plans from $16/month", "No upper age limits". */
const isBareReason = ({ text, kind, form }: Fact): boolean =>
  text.length <= 60 &&
  (form === 'fragment' || form === 'nounPhrase') &&
  ((kind !== 'text' && /\d/.test(text)) ||
    /^(no|free|always free|keine?|kostenlos\p{L}*|gratis|ingen|fri) /iu.test(text));

const bestReasons = (facts: Facts): Fact[] => {
  const grammar = grammarOf(facts.language);
  const rate = (fact: Fact, place: number): number =>
    rateDraft(
      { text: fact.text, angle: angleOf(fact.text, fact, facts), frame: 'plain', facts: [fact] },
      facts,
      'neutral',
      place,
    );
  return facts.facts
    .flatMap((fact) => [fact, ...shorterReasons(fact, grammar)])
    .filter(
      (fact) =>
        fact.kind !== 'quote' &&
        fact.kind !== 'callToAction' &&
        (fact.form === 'sentence' ||
          fact.form === 'imperative' ||
          (fact.isClosed && fact.form === 'fragment') ||
          isBareReason(fact)),
    )
    .filter(({ text }) => text.length >= 12 && text.length <= maxReason && !grammar.needsContext(text))
    .map((fact, at, all) => ({ fact, rating: rate(fact, at / all.length) }))
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, maxReasons)
    .map(({ fact }) => fact);
};

/** "Defend applications against attacks – Detect when …" holds reasons that stand by themselves. */
const shorterReasons = (fact: Fact, grammar: Grammar): Fact[] =>
  fact.kind === 'quote' || fact.kind === 'callToAction' || fact.text.length <= maxReason
    ? []
    : grammar
        .shorten(fact.text)
        .map((text) => ({ ...fact, text, form: grammar.classify(text), isClosed: false }))
        .filter(({ form }) => form === 'sentence' || form === 'imperative');

/** Two that begin alike, or share two words, say one thing twice. */
const shareWords = (a: string, b: string): boolean =>
  openingOf(a) === openingOf(b) ||
  a.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 4 && mentions(b, word)).length > 1;

const openingOf = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ');
