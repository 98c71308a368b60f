import type { ScreeningFinding } from '@soundings/contract/board/screening';
import { BrandRules } from '@soundings/contract/scout/brand-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextLanguage } from '../text/stop-words.ts';
import { measureReadability } from './reading-level.ts';
import { screenMessage } from './screen-message.ts';

const screen = (text: string, rules: object, language: TextLanguage = 'en'): ScreeningFinding[] =>
  screenMessage(text, BrandRules.parse(rules), language);
const marked = (text: string, rules: object, language: TextLanguage = 'en') =>
  screen(text, rules, language).map(({ start, end }) => text.slice(start, end));

describe('words to avoid', () => {
  it.each([
    ['en', 'Cheap lamps, and cheaply built.', 'cheap', ['Cheap', 'cheaply']],
    ['en', 'The cheapskate left.', 'cheap', []],
    ['en', 'The cheapskate left.', 'cheap*', ['cheapskate']],
    ['en', 'Say goodbye to dull rooms. Say hello.', 'say goodbye', ['Say goodbye']],
    ['de', 'Billige Lampen sind keine billigen Freunde.', 'billig', ['Billige', 'billigen']],
    ['de', 'Unsere Klimaziele und das Klima.', 'klima*', ['Klimaziele', 'Klima']],
    ['de', 'Das größte Haus', 'Größe', []],
    ['da', 'Billige cykler til de billigste priser', 'billig', ['Billige']],
    ['da', 'Vi sælger brugte cykler', 'brugt', ['brugte']],
  ] as const)('%s: “%s” by “%s”', (language, text, term, expected) => {
    expect(marked(text, { avoid: [{ term }] }, language)).toEqual(expected);
  });

  it('name what to say instead', () => {
    expect(screen('A cheap lamp', { avoid: [{ term: 'cheap', instead: 'affordable' }] })).toEqual([
      { kind: 'avoid', start: 2, end: 7, term: 'cheap', instead: 'affordable' },
    ]);
  });
});

describe('words to use', () => {
  it('ask for one of them, in any form', () => {
    expect(screen('Our lamps last', { use: ['lamp', 'light'] })).toEqual([]);
    expect(screen('They last', { use: ['lamp', 'light'] })).toEqual([
      { kind: 'use', start: 0, end: 9, terms: ['lamp', 'light'] },
    ]);
  });
});

describe('claims', () => {
  it('come with their proof, or with none', () => {
    const claims = [
      { term: 'climate neutral', proof: 'TÜV certificate 2026', address: 'https://tuv.example/4711' },
      { term: 'award-winning' },
    ];
    expect(screen('Climate-neutral and award-winning.', { claims })).toEqual([
      { kind: 'claim', start: 0, end: 15, ...claims[0] },
      { kind: 'claim', start: 20, end: 33, term: 'award-winning', proof: '', address: '' },
    ]);
  });
});

describe('length by channel', () => {
  it('counts characters as they are seen, and marks what is too much', () => {
    const text = `${'x'.repeat(29)}👋yz`;
    expect(screen(text, { lengths: [{ channel: 'AD_HEADLINE', max: 30 }] })).toEqual([
      { kind: 'length', start: 31, end: 33, channel: 'AD_HEADLINE', length: 32, max: 30 },
    ]);
    expect(screen('x'.repeat(30), { lengths: [{ channel: 'AD_HEADLINE', max: 30 }] })).toEqual([]);
  });
});

describe('reading level', () => {
  it.each([
    ['en', 'lamp', 1],
    ['en', 'table', 2],
    ['en', 'stopped', 1],
    ['en', 'wanted', 2],
    ['en', 'houses', 2],
    ['en', 'beautiful', 3],
    ['en', 'sustainability', 6],
    ['en', 'create', 2],
    ['de', 'Lampe', 2],
    ['de', 'Familie', 4],
    ['de', 'Feierabend', 4],
    ['de', 'Nachhaltigkeitsbericht', 6],
  ] as const)('%s: %s has %i syllables', (language, word, syllables) => {
    const { value } = measureReadability(`${word} `.repeat(8), language)!;
    const counted = language === 'de' ? (180 - 8 - value) / 58.5 : (206.835 - 1.015 * 8 - value) / 84.6;
    expect(Math.abs(counted - syllables)).toBeLessThanOrEqual(['Familie', 'create'].includes(word) ? 1.01 : 0.01);
  });

  it('follows the published formulas', () => {
    // 13 words, 2 sentences, 14 syllables.
    expect(measureReadability('The cat sat on the mat. It was a warm and happy day.', 'en')).toEqual({
      formula: 'flesch',
      value: expect.closeTo(206.835 - (1.015 * 13) / 2 - (84.6 * 14) / 13, 6),
    });
    // 8 words, 1 sentence, 11 syllables.
    expect(measureReadability('Die neue Lampe steht auf dem kleinen Tisch.', 'de')).toEqual({
      formula: 'amstad',
      value: expect.closeTo(180 - 8 - (58.5 * 11) / 8, 6),
    });
    // 9 words, 1 sentence, 3 words of more than six letters.
    expect(measureReadability('Vi leverer gratis til hele Danmark inden for ugedagene.', 'da')).toEqual({
      formula: 'lix',
      value: expect.closeTo(9 + (100 * 3) / 9, 6),
    });
  });

  it.each([
    ['en', 'We build each lamp by hand and send it to you for free.', []],
    [
      'en',
      'Organisational transformation necessitates comprehensive infrastructural modernisation initiatives globally.',
      ['readingLevel'],
    ],
    ['de', 'Wir bauen jede Lampe von Hand und schicken sie dir gratis zu.', []],
    [
      'de',
      'Nachhaltigkeitsorientierte Unternehmensführung erfordert weitreichende Investitionsentscheidungen innerhalb internationaler Lieferketten.',
      ['readingLevel'],
    ],
    ['da', 'Vi bygger hver lampe i hånden og sender den gratis til dig.', []],
    [
      'da',
      'Bæredygtighedsorienteret virksomhedsledelse forudsætter gennemgribende investeringsbeslutninger vedrørende internationale forsyningskæder.',
      ['readingLevel'],
    ],
    ['en', 'Comprehensive infrastructural modernisation.', []],
  ] as const)('%s: “%s” → %j', (language, text, kinds) => {
    expect(screen(text, { readingLevel: 'MEDIUM' }, language).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('address', () => {
  it.each([
    ['de', 'FORMAL', 'Hol dir deine Lampe', ['dir', 'deine']],
    ['de', 'FORMAL', 'Holen Sie sich Ihre Lampe', []],
    ['de', 'INFORMAL', 'Holen Sie sich Ihre Lampe', ['Sie', 'Ihre']],
    ['de', 'INFORMAL', 'Die Lampen sind da. Sie leuchten warm.', []],
    ['da', 'FORMAL', 'Find din nye lampe', ['din']],
    ['da', 'INFORMAL', 'Find Deres nye lampe', ['Deres']],
    ['en', 'FORMAL', 'Find your new lamp', []],
  ] as const)('%s, %s: “%s” → %j', (language, address, text, expected) => {
    expect(marked(text, { address }, language)).toEqual(expected);
  });
});

describe('tone', () => {
  it.each([
    ['en', 'EXCLAMATION', 'Wow!! Buy now!', ['!!', '!']],
    ['en', 'CAPITALS', 'SAVE on LED lamps in the USA', ['SAVE']],
    ['en', 'EMOJI', 'Hello 👋🏽 and ☀️', ['👋🏽', '☀️']],
    ['en', 'EMOJI', 'Order 12 lamps', []],
    ['en', 'URGENCY', 'Last chance: don’t miss our lamps', ['Last chance', 'don’t miss']],
    [
      'de',
      'URGENCY',
      'Nur für kurze Zeit, solange der Vorrat reicht',
      ['Nur für kurze Zeit', 'solange der Vorrat reicht'],
    ],
    ['da', 'URGENCY', 'Kun i dag: sidste chance', ['Kun i dag', 'sidste chance']],
    ['en', 'SUPERLATIVE', 'The brightest lamp of the forest', ['brightest']],
    ['de', 'SUPERLATIVE', 'Die schnellste Lieferung', ['schnellste']],
    ['da', 'SUPERLATIVE', 'Den bedste lampe', ['bedste']],
  ] as const)('%s, %s: “%s” → %j', (language, tone, text, expected) => {
    expect(marked(text, { tones: [tone] }, language)).toEqual(expected);
  });
});

it('places every finding within the text, in its order, and finds nothing without rules', () => {
  const rules = {
    ...{ use: ['lamp'], avoid: [{ term: 'cheap' }, { term: 'a*' }], claims: [{ term: 'free' }], readingLevel: 'EASY' },
    ...{ lengths: [{ channel: 'SMS', max: 5 }], address: 'FORMAL' },
    tones: ['EXCLAMATION', 'CAPITALS', 'EMOJI', 'URGENCY', 'SUPERLATIVE'],
  };
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('du', 'Free', 'BEST!', 'a', '.', '👋')).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('en', 'de', 'da'), (text, language) => {
      const findings = screen(text, rules, language as TextLanguage);
      for (const [at, { start, end }] of findings.entries()) {
        expect(0 <= start && start <= end && end <= text.length).toBe(true);
        expect(findings[at - 1]?.start ?? 0).toBeLessThanOrEqual(start);
      }
      expect(screen(text, {}, language as TextLanguage)).toEqual([]);
    }),
  );
});
