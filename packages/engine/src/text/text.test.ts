import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterTexts, searchTexts, withoutNearDuplicates } from './clusters.ts';
import { findKeyPhrases } from './key-phrases.ts';
import { compareTexts } from './similarity.ts';
import { stemWord } from './stem.ts';
import { contentStems, splitSentences, splitWords } from './words.ts';

const languages = ['en', 'de', 'da'] as const;

describe('words and stems', () => {
  it.each([
    ['en', 'lamps', 'lamp'],
    ['en', 'protecting', 'protected'],
    ['en', 'companies', 'company'],
    ['de', 'Lampen', 'Lampe'],
    ['de', 'Böden', 'Boden'],
    ['de', 'kostenloser', 'kostenlose'],
    ['da', 'bilerne', 'biler'],
    ['da', 'brugte', 'brugt'],
  ] as const)('%s: %s and %s meet in one stem', (language, a, b) => {
    expect(stemWord(a.toLowerCase(), language)).toBe(stemWord(b.toLowerCase(), language));
  });

  it('keeps numbers whole and straightens apostrophes', () => {
    expect(splitWords('It’s 1,500.50 lm — n’est-ce pas?')).toEqual(["it's", '1,500.50', 'lm', "n'est", 'ce', 'pas']);
  });

  it('ends no sentence at a short form, a date or a decimal point', () => {
    expect(splitSentences('Open from 8 a.m. to 5. It costs approx. 4.50 euros. Dr. Holm agrees! Come.')).toEqual([
      'Open from 8 a.m. to 5. It costs approx. 4.50 euros.',
      'Dr. Holm agrees!',
      'Come.',
    ]);
    expect(splitSentences('Nur bis zum 3. Mai. Inkl. Versand z.B. nach Wien.')).toEqual([
      'Nur bis zum 3. Mai.',
      'Inkl. Versand z.B. nach Wien.',
    ]);
  });

  it('leaves stop words out unless there is nothing else', () => {
    expect(contentStems('What is the price of a lamp?', 'en')).toEqual(['pric', 'lamp']);
    expect(contentStems('To be or not to be', 'en').length).toBeGreaterThan(0);
  });
});

describe('similarity', () => {
  it.each([
    ['en', 'Our lamps save energy every day', 'Save energy with this lamp', 'Book a table for two in Rome'],
    ['en', 'Doctors help sick children', 'A hospital where physicians treat kids', 'Cheap flights to the beach'],
    ['de', 'Kostenloser Versand ab 50 Euro', 'Ab 50 Euro versandkostenfrei bestellen', 'Unsere Lampen sind aus Eiche'],
    ['da', 'Find brugte cykler til salg', 'Brugte cykler sælges her', 'Vi bager brød hver morgen'],
  ] as const)('%s: texts that say the same are nearer than others', (language, text, same, other) => {
    expect(compareTexts(text, same, language)).toBeGreaterThan(compareTexts(text, other, language) + 0.1);
  });

  it('is 0 to 1, the same both ways, and 1 with itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...languages), (a, b, language) => {
        const likeness = compareTexts(a, b, language);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(compareTexts(b, a, language)).toBeCloseTo(likeness, 9);
        if (/[a-z]{3}/.test(a)) expect(compareTexts(a, a, language)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('lists', () => {
  const texts = [
    'Free delivery on every order',
    'Lamps made of oak from Jutland',
    'We deliver every order free of charge',
    'Oak lamps, built by hand',
    'Order today, free delivery tomorrow',
    'Five-year guarantee',
  ];

  it('are grouped by theme, each with a label of its own words', () => {
    const themes = clusterTexts(texts, 'en');
    expect(themes.map(({ members }) => members.toSorted())).toEqual([[0, 2, 4], [1, 3], [5]]);
    for (const { label, members } of themes)
      expect(members.some((index) => texts[index]!.toLowerCase().includes(label.toLowerCase()))).toBe(true);
  });

  it('lose what says the same again', () => {
    expect(
      withoutNearDuplicates([...texts, 'Free delivery on each order!', 'The lamps are made of oak'], 'en'),
    ).toEqual(expect.arrayContaining([0, 1, 5]));
    expect(withoutNearDuplicates(['Kostenloser Versand!', 'kostenloser Versand', 'Retoure gratis'], 'de')).toEqual([
      0, 2,
    ]);
  });

  it('are searched by meaning', () => {
    expect(searchTexts(texts, 'delivered orders', 'en').toSorted()).toEqual([0, 2, 4]);
    expect(searchTexts(texts, 'zebra', 'en')).toEqual([]);
  });

  it('have key phrases, none of which repeats another', () => {
    const phrases = findKeyPhrases(['Solid oak lamps light the room.', 'Buy solid oak lamps today.'], 'en', 3);
    expect(phrases[0]).toEqual({ phrase: 'Solid oak lamps', texts: 2 });
    const words = phrases.flatMap(({ phrase }) => phrase.toLowerCase().split(' '));
    expect(new Set(words).size).toBe(words.length);
    expect(findKeyPhrases([], 'de')).toEqual([]);
  });
});
