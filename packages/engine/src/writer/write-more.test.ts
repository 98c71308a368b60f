import { describe, expect, it } from 'vitest';
import { compareTexts } from '../text/similarity.ts';
import { factsFromReading } from './facts-from-reading.ts';
import { ownWords } from './frames.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { ideasFrom } from './ideas.ts';
import { readInstructions } from './instructions.ts';
import { breadPage, lampPage, shelfPage } from './made-pages-test-files.ts';
import { readSources, unsupportedClaims } from './unsupported-claims.ts';
import { varyMessage } from './vary-message.ts';

describe('a brand’s genitive', () => {
  it.each([
    ['en', 'Bosch', "Bosch's"],
    ['en', 'Hans', "Hans'"],
    ['de', 'Bosch', 'Boschs'],
    ['de', 'Hans', "Hans'"],
    ['de', 'Marx', "Marx'"],
    ['da', 'Bosch', 'Boschs'],
    ['da', 'Hans', "Hans'"],
  ] as const)('%s: %s → %s', (language, name, expected) => {
    expect(grammarOf(language).genitive(name)).toBe(expected);
  });
});

describe('the form of a text', () => {
  it.each([
    ['en', 'Our lamps save energy', 'sentence'],
    ['en', 'Keep your home warm', 'imperative'],
    ['en', 'Book reviews and awards', 'nounPhrase'],
    ['en', 'Order status', 'nounPhrase'],
    ['en', 'Fits like a glove', 'fragment'],
    ['en', 'Why choose us?', 'question'],
    ['de', 'Entdecke deine neue Küche', 'imperative'],
    ['de', 'Möbel online kaufen', 'infinitive'],
    ['de', 'Unsere Regale halten lange', 'sentence'],
    ['de', 'Vom Feld bis zum fertigen Brot', 'fragment'],
    ['de', 'Kostenloser Versand', 'nounPhrase'],
    ['da', 'Find brugte cykler til salg', 'imperative'],
    ['da', 'Køb og salg af brugte cykler', 'nounPhrase'],
    ['da', 'Brødet holder sig friskt i fem dage', 'sentence'],
    ['da', 'Hvor brødet er bagt om natten', 'fragment'],
  ] as const)('%s: %s is a %s', (language, text, form) => {
    expect(grammarOf(language).classify(text)).toBe(form);
  });

  it.each([
    ['en', 'It saves energy', true],
    ['en', 'These are for readers', true],
    ['en', 'Our lamps save energy', false],
    ['de', 'Damit sparst du Zeit', true],
    ['de', 'Das Regal trägt viel', false],
    ['de', 'Das ist Handarbeit', true],
    ['da', 'Derfor er det nemt', true],
    ['da', 'Brødet holder i fem dage', false],
  ] as const)('%s: %s needs context: %s', (language, text, expected) => {
    const { needsContext }: Grammar = grammarOf(language);
    expect(needsContext(text)).toBe(expected);
  });

  it('is cut into parts that stand alone', () => {
    expect(
      grammarOf('de').shorten(
        'Das Regal lässt sich leicht montieren und bietet auf drei Böden, von denen der obere breiter ist, viel Platz',
      ),
    ).toContain('Das Regal bietet auf drei Böden viel Platz');
    expect(
      grammarOf('de').shorten('Um Wälder zu schonen, verwenden unsere Tischler nur Holz aus der Region'),
    ).toContain('Unsere Tischler verwenden nur Holz aus der Region');
    expect(grammarOf('en').shorten('Nordlys protects your eyes, and keeps your bedroom calm')).toEqual(
      expect.arrayContaining(['Nordlys protects your eyes', 'Nordlys keeps your bedroom calm']),
    );
  });

  it('is never shortened where that would say more', () => {
    for (const text of [
      'Delivery is free, which holds only in May',
      'Our lamps are free, including on orders from $50',
    ])
      expect(grammarOf('en').shorten(text)).toEqual([text]);
    expect(grammarOf('en').shorten('Nordlys saves energy, which is good for all of us')).toContain(
      'Nordlys saves energy, which is good for all of us',
    );
  });
});

describe('more like this one', () => {
  it('is about the same, in other words', () => {
    const facts = factsFromReading(lampPage)!;
    const message = 'Nordlys protects your eyes from blue light.';
    const { messages } = varyMessage(message, { facts, language: 'en', count: 3, seed: 1 });
    expect(messages.length).toBeGreaterThan(0);
    for (const { text } of messages) {
      expect(text).not.toBe(message);
      expect(compareTexts(text, message, 'en')).toBeGreaterThan(0.2);
    }
  });
});

describe('ideas', () => {
  it.each([
    ['en', lampPage],
    ['de', shelfPage],
    ['da', breadPage],
  ] as const)('%s: have four labelled parts, made of the page’s own facts', (language, page) => {
    const facts = factsFromReading(page)!;
    const { ideas } = ideasFrom(facts, { count: 3, seed: 1 });
    const sources = readSources(facts.sources, language);
    expect(ideas).toHaveLength(3);
    expect(ideasFrom(facts, { count: 3, seed: 1 }).ideas).toEqual(ideas);
    for (const { text } of ideas) {
      const [type, headline, transformation, manifestation] = text.split('\n');
      expect(type).toMatch(/^Idea type: \S/);
      expect(headline).toMatch(/^Idea headline: \S/);
      expect(transformation).toMatch(/^Transformation: \S/);
      expect(manifestation).toMatch(/^Manifestation: \S/);
      const numbers = unsupportedClaims(headline!.slice(15), sources, ownWords(language));
      expect(numbers).toEqual([]);
    }
  });
});

describe('a user’s own text', () => {
  it('orders, forbids, and tells facts', () => {
    expect(
      readInstructions(
        'Write short, friendly questions. Avoid the words cheap and discount. Our lamps come with a guarantee of 10 years.',
      ),
    ).toEqual({
      tone: 'friendly',
      lengths: ['short'],
      angles: ['question'],
      avoidWords: ['cheap', 'discount'],
      facts: 'Our lamps come with a guarantee of 10 years.',
    });
    expect(readInstructions('Bitte sachlich und kurz schreiben.')).toMatchObject({ avoidWords: [] });
    expect(readInstructions('Skriv kun tal. Undgå ordet billig.')).toMatchObject({
      angles: ['number'],
      avoidWords: ['billig'],
    });
  });

  it('counts as a source', () => {
    const facts = factsFromReading(lampPage, 'Our lamps come with a guarantee of 10 years.')!;
    expect(unsupportedClaims('A guarantee of 10 years', readSources(facts.sources, 'en'))).toEqual([]);
  });
});
