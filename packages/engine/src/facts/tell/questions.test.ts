import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../../test/made-market.ts';
import { plantedStories } from '../../../test/planted-stories.ts';
import { finish } from '../../steps.ts';
import { checkNumbers } from '../check/check-numbers.ts';
import { findFacts } from '../find/find-facts.ts';
import { openMarketInSteps } from '../find/market.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { answerQuestion, vocabularyOf } from './answer-question.ts';
import { suggestQuestions, tellChapters } from './chapters.ts';

const market = finish(openMarketInSteps(madeMarket(1, plantedStories)));
const facts = findFacts(market);
const names = market.brands.map(({ name }) => name);

/** What is expected is read from the calculation itself, not from facts. */
const { calculation } = market;
const scoreOf = (name: string, score: ScoreName, of = calculation.scores): number =>
  of[scoreNames.indexOf(score) * names.length + names.indexOf(name)]!;
const tenth = { en: (x: number) => x.toFixed(1), de: (x: number) => x.toFixed(1).replace('.', ',') } as const;
type Language = keyof typeof tenth;
const orderOf = (score: ScoreName): string[] =>
  names
    .filter((name) => !Number.isNaN(scoreOf(name, score)))
    .sort((a, b) => (scoreOf(b, score) - scoreOf(a, score)) * (score === 'friction' ? -1 : 1));
const best = (score: ScoreName, count = 3): string[] => orderOf(score).slice(0, count);
const worst = (score: ScoreName, count = 3): string[] => orderOf(score).reverse().slice(0, count);

type Expected = (language: Language) => readonly string[];
const said =
  (...texts: string[]): Expected =>
  () =>
    texts;
const withScores =
  (brands: readonly string[], score: ScoreName): Expected =>
  (language) =>
    brands.map((name) => `${name} (${tenth[language](scoreOf(name, score))})`);
const has =
  (name: string, score: ScoreName): Expected =>
  (language) => [name, tenth[language](scoreOf(name, score))];
const both =
  (one: string, other: string, score: ScoreName): Expected =>
  (language) => [
    ...withScores([one, other], score)(language),
    tenth[language](Math.abs(Number(scoreOf(one, score).toFixed(1)) - Number(scoreOf(other, score).toFixed(1)))),
  ];
const moved =
  (name: string, score: ScoreName, ...more: string[]): Expected =>
  (language) => [
    name,
    tenth[language](scoreOf(name, score, calculation.prevScores)),
    tenth[language](scoreOf(name, score)),
    ...more,
  ];
const refused = null;

const questions: Readonly<Record<Language, readonly (readonly [string, Expected | null])[]>> = {
  en: [
    ['Which brand leads in trust?', withScores(best('trust'), 'trust')],
    ['Who is first?', withScores(best('powerrank'), 'powerrank')],
    ['Who is last in reach?', withScores(worst('presence'), 'presence')],
    ['What are the top 5 brands by interest?', withScores(best('interest', 5), 'interest')],
    ['Which brand has the lowest rivalry?', withScores(best('friction'), 'friction')],
    ['Which brand has the most rivalry?', withScores(worst('friction'), 'friction')],
    ['Show me the ranking in vitality', withScores(best('energy'), 'energy')],
    ['How is Havgus doing?', has('Havgus', 'powerrank')],
    ['What is the engagement of Halla?', has('Halla', 'passion')],
    ['Where do we stand?', has('Fjeldholm', 'powerrank')],
    ['Where do we stand in trust?', has('Fjeldholm', 'trust')],
    ['How good is our reach?', has('Fjeldholm', 'presence')],
    ['Is Lumi better than Havgus?', both('Lumi', 'Havgus', 'powerrank')],
    ['Compare Lumi and Havgus', both('Lumi', 'Havgus', 'powerrank')],
    ['Compare Halla with Solbakken on trust', both('Halla', 'Solbakken', 'trust')],
    ['Compare us with Havgus', both('Havgus', 'Fjeldholm', 'powerrank')],
    ['How far are we behind Lumi in engagement?', both('Lumi', 'Fjeldholm', 'passion')],
    ['Why did Solbakken fall?', moved('Solbakken', 'trust', 'Trustpilot')],
    ['Why did the trust of Solbakken drop?', moved('Solbakken', 'trust', 'Trustpilot')],
    ["Why did Gletsjer's reach fall?", moved('Gletsjer', 'presence', 'followers on Instagram')],
    ['What caused the rise of Lumi in engagement?', moved('Lumi', 'passion', 'interactions on Instagram')],
    ['Why did Lumi fall?', said('Lumi’s powerrank did not fall')],
    ['Why did we rise?', said('Fjeldholm’s powerrank is', 'within noise')],
    ['Who rose the most?', moved('Lumi', 'passion')],
    ['Which brand lost the most trust?', moved('Solbakken', 'trust')],
    ['Who fell in reach?', moved('Gletsjer', 'presence')],
    ['Since when has the trust of Solbakken been falling?', said('Solbakken’s trust has fallen since', 'October 2026')],
    ['What should we do?', said('Fjeldholm', 'would add', 'points of powerrank')],
    ['How can we improve?', said('would add')],
    ['What is our strongest side?', said('Fjeldholm’s strongest side')],
    ['What are our weaknesses?', said('Fjeldholm’s weakest side')],
    ['Was there anything unusual?', said('Havgus had an unusual day on Instagram on 18 November 2026')],
    ['Did anything go viral?', said('Havgus had an unusual day')],
    ['Who has the largest share of voice?', said('Havgus has the largest share of all interactions')],
    ['What is our share of voice?', said('Fjeldholm has', '% of all interactions')],
    ['Which group is best?', said('The group Premium ranks 1st of 2')],
    ['Which data is missing?', said('Nordvand’s figures from Instagram end on 6 November 2026', 'Tundra')],
    ['How fresh is the data?', said('The period ends on 26 November 2026')],
    ['What does rivalry mean?', said('Lower is better')],
    ['What happened?', said('Fjeldholm ranks', 'Lumi leads')],
    ['What will happen next month?', refused],
    ['How much revenue does Havgus make?', refused],
    ['How is Tesla doing?', refused],
    ['How did we do in 2019?', refused],
    ['Write a poem about Havgus', refused],
  ],
  de: [
    ['Welche Marke führt beim Vertrauen?', withScores(best('trust'), 'trust')],
    ['Wer ist vorn?', withScores(best('powerrank'), 'powerrank')],
    ['Wer ist Letzter bei der Reichweite?', withScores(worst('presence'), 'presence')],
    ['Was sind die Top 5 beim Interesse?', withScores(best('interest', 5), 'interest')],
    ['Welche Marke hat die geringste Rivalität?', withScores(best('friction'), 'friction')],
    ['Wer hat am meisten Rivalität?', withScores(worst('friction'), 'friction')],
    ['Zeig mir die Rangliste bei der Vitalität', withScores(best('energy'), 'energy')],
    ['Wie steht Havgus da?', has('Havgus', 'powerrank')],
    ['Wie hoch ist das Engagement von Halla?', has('Halla', 'passion')],
    ['Wo stehen wir?', has('Fjeldholm', 'powerrank')],
    ['Wie stehen wir beim Vertrauen da?', has('Fjeldholm', 'trust')],
    ['Wie gut ist unsere Reichweite?', has('Fjeldholm', 'presence')],
    ['Ist Lumi besser als Havgus?', both('Lumi', 'Havgus', 'powerrank')],
    ['Vergleiche Lumi und Havgus', both('Lumi', 'Havgus', 'powerrank')],
    ['Vergleiche Halla mit Solbakken beim Vertrauen', both('Halla', 'Solbakken', 'trust')],
    ['Vergleiche uns mit Havgus', both('Havgus', 'Fjeldholm', 'powerrank')],
    ['Wie weit liegen wir beim Engagement hinter Lumi?', both('Lumi', 'Fjeldholm', 'passion')],
    ['Warum ist Solbakken gefallen?', moved('Solbakken', 'trust', 'Trustpilot')],
    ['Warum ist das Vertrauen in Solbakken gesunken?', moved('Solbakken', 'trust', 'Trustpilot')],
    ['Wieso ist die Reichweite von Gletsjer gefallen?', moved('Gletsjer', 'presence', 'Follower bei Instagram')],
    [
      'Woran liegt es, dass Lumi beim Engagement gestiegen ist?',
      moved('Lumi', 'passion', 'Interaktionen bei Instagram'),
    ],
    ['Warum ist Lumi gefallen?', said('Lumi ist beim Powerrank nicht gefallen')],
    ['Warum sind wir gestiegen?', said('Fjeldholm, Powerrank', 'im Rahmen der üblichen Schwankungen')],
    ['Wer ist am meisten gestiegen?', moved('Lumi', 'passion')],
    ['Welche Marke hat am meisten Vertrauen verloren?', moved('Solbakken', 'trust')],
    ['Wer ist bei der Reichweite gefallen?', moved('Gletsjer', 'presence')],
    ['Seit wann fällt das Vertrauen in Solbakken?', said('Solbakken fällt beim Vertrauen seit dem', 'Oktober 2026')],
    ['Was sollen wir tun?', said('Fjeldholm', 'Punkte im Powerrank')],
    ['Wie können wir uns verbessern?', said('Punkte im Powerrank')],
    ['Was sind unsere Stärken?', said('stärkste Seite von Fjeldholm')],
    ['Was sind unsere Schwächen?', said('schwächste Seite von Fjeldholm')],
    ['Gab es etwas Ungewöhnliches?', said('Havgus hatte am 18. November 2026 einen ungewöhnlichen Tag bei Instagram')],
    ['Gab es Ausreißer?', said('Havgus hatte am 18. November 2026')],
    ['Wer hat den größten Stimmanteil?', said('Havgus hat den größten Anteil an allen Interaktionen')],
    ['Wie groß ist unser Stimmanteil?', said('Fjeldholm hat', '% aller Interaktionen')],
    ['Welche Gruppe ist die beste?', said('Die Gruppe Premium liegt auf Platz 1 von 2')],
    ['Welche Daten fehlen?', said('Die Zahlen von Nordvand bei Instagram enden am 6. November 2026', 'Tundra')],
    ['Wie aktuell sind die Daten?', said('Der Zeitraum endet am 26. November 2026')],
    ['Was bedeutet Rivalität?', said('Niedriger ist besser')],
    ['Was ist passiert?', said('Fjeldholm liegt', 'Lumi führt')],
    ['Was wird nächsten Monat passieren?', refused],
    ['Wie hoch ist der Umsatz von Havgus?', refused],
    ['Wie macht sich Tesla?', refused],
    ['Wie waren wir im Jahr 2019?', refused],
    ['Schreibe ein Gedicht über Havgus', refused],
  ],
};

const answer = (question: string, language: Language) =>
  answerQuestion(market, facts, parseQuestion(question, vocabularyOf(market)), language);

describe.each(['en', 'de'] as const)('forty plain questions (%s)', (language) => {
  const answered = questions[language].map(([question, expected]) => {
    const { isRefused, sentences } = answer(question, language);
    const text = sentences
      .map((sentence) => sentence.text)
      .join(' ')
      .replaceAll('\u00a0', ' ');
    const missing = expected === null ? [] : expected(language).filter((part) => !text.includes(part));
    const outcome = isRefused ? 'refused' : expected === null || missing.length > 0 ? 'wrong' : 'right';
    return { question, text, missing, outcome, isAnswerable: expected !== null };
  });

  it('get no wrong answer', () => expect(answered.filter(({ outcome }) => outcome === 'wrong')).toEqual([]));

  it('get at least 36 right ones', () => {
    const right = answered.filter(({ outcome, isAnswerable }) => isAnswerable && outcome === 'right');
    expect(answered.filter(({ isAnswerable }) => isAnswerable)).toHaveLength(40);
    expect(right.length).toBeGreaterThanOrEqual(36);
  });

  it('are refused where there is no answer', () => {
    const unanswerable = answered.filter(({ isAnswerable }) => !isAnswerable);
    expect(unanswerable.map(({ outcome }) => outcome)).toEqual(unanswerable.map(() => 'refused'));
  });
});

describe.each(['en', 'de'] as const)('what the guide says (%s)', (language) => {
  const against = (of: typeof facts) => ({ facts: of, brands: names, own: 'Fjeldholm', language });

  it('has no number that no fact has, and no sentence without a link to what it tells of', () => {
    for (const { type, sentences } of tellChapters(market, facts, language)) {
      for (const { text, factIds, view } of sentences) {
        const { sentences: checked } = checkNumbers(text, against(facts));
        expect({ type, text, wrong: checked.flatMap(({ wrong }) => wrong) }).toEqual({ type, text, wrong: [] });
        if (/\d/.test(text)) expect([text, factIds.length > 0, view !== null]).toEqual([text, true, true]);
      }
    }
  });

  it('answers with numbers of facts alone', () => {
    for (const [question] of questions[language]) {
      const { sentences, facts: cited } = answer(question, language);
      for (const { text } of sentences) {
        const { sentences: checked } = checkNumbers(text, against([...cited]));
        expect({ question, text, wrong: checked.flatMap(({ wrong }) => wrong) }).toEqual({ question, text, wrong: [] });
      }
    }
  });

  it('suggests three questions that have an answer, and none that was just asked', () => {
    const suggested = suggestQuestions(market, facts, language);
    expect(suggested).toHaveLength(3);
    for (const question of suggested)
      expect([question, answer(question, language).isRefused]).toEqual([question, false]);
    const next = suggestQuestions(market, facts, language, suggested);
    expect(next.filter((question) => suggested.includes(question))).toEqual([]);
    for (const question of next) expect([question, answer(question, language).isRefused]).toEqual([question, false]);
  });

  it('begins with one’s own brand, and with the market where none is one’s own', () => {
    expect(tellChapters(market, facts, language).map(({ type }) => type)).toEqual([
      'own',
      'overview',
      'gaps',
      'movers',
      'unusual',
      'voice',
      'groups',
      'data',
    ]);
    const input = madeMarket(1, plantedStories);
    const nobodys = finish(
      openMarketInSteps({ ...input, brands: input.brands.map((brand) => ({ ...brand, isOwn: false })) }),
    );
    const [first, second] = tellChapters(nobodys, findFacts(nobodys), language);
    expect([first!.type, second!.type]).toEqual(['overview', 'movers']);
  });
});
