import { assert, constantFrom, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextLanguage } from '../text/stop-words.ts';
import { factsFromReading } from '../writer/facts-from-reading.ts';
import { readingWith } from '../writer/made-pages-test-files.ts';
import { readTraits } from './fact-traits.ts';
import { readParts } from './idea-parts.ts';
import type { MoveId } from './strategies.ts';
import { type Idea, streamIdeas } from './write-ideas.ts';

const lines = {
  en: [
    'Get paid fast – most claims processed in 2 days.',
    'No vet exam required to sign up.',
    'More than 1,200 families ride with us.',
    'Choose from 340 stations across Boston, Cambridge and Salem.',
    'The first 30 minutes of each trip are free.',
    'Plans from $16/month.',
    'Our frames are made of Danish oak by “old” hands.',
    'The right plan can help you be prepared for all.',
    'Visit any licensed vet in the country.',
    'Free delivery on every order over $50.',
  ],
  de: [
    'Die ersten 30 Minuten sind kostenlos.',
    'Das Regal lässt sich ohne Werkzeug montieren.',
    '314 Kunden würden diesen Artikel empfehlen.',
    'Unsere Regale sind aus massiver Eiche gefertigt.',
    'Jedes Brett trägt bis zu 40 Kilogramm.',
    'Keine Anmeldung nötig.',
    'Wälder sind unersetzbar.',
    'Mit dem Kauf bringst du etwas Gutes ins Rollen.',
    'Die Lieferung kommt innerhalb von 3 Tagen.',
  ],
} as const;

const ideasFrom = (
  language: keyof typeof lines,
  said: readonly string[],
  seed = 1,
  testimonials: string[] = [],
): Idea[] => {
  const page = readingWith({ brand: 'Hans', language, mainText: said.join('\n'), testimonials });
  return [...streamIdeas({ facts: factsFromReading(page)!, count: 40, known: [], seed })];
};
const movesFrom = (...args: Parameters<typeof ideasFrom>): Set<MoveId> =>
  new Set(ideasFrom(...args).map(({ move }) => move));

const isPartOf = (text: string, whole: string): boolean => {
  const words = (from: string): string[] => from.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const rest = words(whole);
  return words(text).every((word) => {
    const at = rest.indexOf(word);
    rest.splice(0, at + 1);
    return at >= 0;
  });
};

describe.each(['en', 'de'] as const)('any idea from a page: %s', (language) => {
  const pages = shuffledSubarray([...lines[language]], { minLength: 1 });

  it('rests on a sentence of the page and states no figure that the page lacks', () => {
    assert(
      property(pages, constantFrom(1, 2, 3), (said, seed) => {
        const figures = new Set(said.join(' ').match(/\d[\d.,]*\d|\d/g));
        for (const { text, move, evidence } of ideasFrom(language, said, seed)) {
          expect(said.some((line) => isPartOf(evidence[0]!.text, line))).toBe(true);
          // Only the letter to the next one counts on; pieces are numbered from 1.
          const foreign = (text.match(/\d[\d.,]*\d|\d/g) ?? []).filter((each) => !figures.has(each) && each !== '1');
          if (move !== 'nextOne') expect(foreign).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('says in its headline what it is about, and quotes with the marks of its language', () => {
    assert(
      property(pages, (said) => {
        for (const { text, move, subject, evidence } of ideasFrom(language, said)) {
          const { headline } = readParts(text);
          const about = [evidence[0]!.text, subject, subject.split(' ')[0]!, 'Hans'];
          const isProduct = headline.split(/[:,] ?/).some((part) => part.length > 3 && said.join(' ').includes(part));
          const isGap = headline.endsWith('____') && evidence[0]!.text.startsWith(headline.slice(0, -5));
          // A letter to number 315 rests on 314 customers.
          expect([
            headline,
            isGap || isProduct || move === 'nextOne' || about.some((each) => headline.includes(each)),
          ]).toEqual([headline, true]);
          expect(text).not.toMatch(language === 'de' ? /[“][^„]*”|"/ : /„|"|“[^”]*“/);
          expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('a move', () => {
  it('is made only where a sentence gives it a reason', () => {
    const paid = movesFrom('en', ['Your claim is paid within 2 days.']);
    expect(paid).toContain('oneCaseLive');
    for (const move of ['fitsInto', 'emptyReceipt', 'dotMap', 'coins', 'classified', 'foodLabel'] as const)
      expect(paid).not.toContain(move);
    expect(movesFrom('en', ['The first 30 minutes of each trip are free.'])).toContain('fitsInto');
    expect(movesFrom('en', ['No vet exam required to sign up.'])).toContain('classified');
    expect(movesFrom('en', ['Choose from 340 stations across Boston, Cambridge and Salem.'])).toContain('dotMap');
    expect(movesFrom('de', ['314 Kunden würden diesen Artikel empfehlen.'])).toContain('commentator');
    expect(movesFrom('de', ['Unsere Regale sind aus massiver Eiche gefertigt.'])).toContain('foodLabel');
  });

  it('invites nobody to check fine words', () => {
    const fine = movesFrom('en', ['Hans puts over 2500 bicycles at your fingertips.']);
    for (const move of ['checkIt', 'sworn', 'crossedOut', 'stillTrue'] as const) expect(fine).not.toContain(move);
    expect(movesFrom('en', ['Over 2500 bicycles stand in the streets of Boston.'])).toContain('checkIt');
  });

  it('comes once among the first ten of a page that says enough', () => {
    for (const language of ['en', 'de'] as const) {
      const made = ideasFrom(language, lines[language])
        .slice(0, 10)
        .map(({ move }) => move);
      expect(new Set(made).size).toBe(10);
    }
  });
});

describe('what a sentence says', () => {
  const says = (text: string, language: TextLanguage = 'en') => [...readTraits(text, true, language).says];

  it('is no gift where it costs an order, and no price where it costs nothing', () => {
    expect(says('Free delivery on every order over $50')).not.toContain('free');
    expect(says('The first 30 minutes of each trip are free')).toContain('free');
    expect(readTraits('Deductibles as low as $0', false, 'en').price).toBeUndefined();
    expect(readTraits('Plans from $16/month', false, 'en').price).toBe('$16/month');
  });

  it('names what is left out', () => {
    expect(readTraits('No vet exam required to sign up', false, 'en').absent).toBe('vet exam');
    expect(readTraits('No upper age limits', false, 'en').absent).toBe('upper age limits');
    expect(readTraits('Das Regal lässt sich ohne Werkzeug montieren', true, 'de').absent).toBe('Werkzeug');
  });

  it('counts people, places and things apart, and no units', () => {
    expect(says('314 Kunden würden diesen Artikel empfehlen', 'de')).toContain('people');
    expect(says('Choose from over 300 stations')).toContain('places');
    expect(says('We lend 2500 bicycles')).toContain('things');
    expect(says('Jedes Brett trägt bis zu 40 Kilogramm', 'de')).not.toContain('things');
    expect(readTraits('More than 1,200 families ride with us', true, 'en').next).toBe('1,201');
  });

  it('keeps the half with the figure, the stop of initials and single quotes within a quote', () => {
    const text = ideasFrom('en', lines.en).map((idea) => idea.evidence[0]!.text);
    expect(text).toContain('Most claims processed in 2 days');
    expect(text.some((each) => each.includes('by ‘old’ hands'))).toBe(true);
    const [first] = ideasFrom('en', ['We lend 2500 bicycles in Washington, D.C.']);
    expect(first!.evidence[0]!.text).toBe('We lend 2500 bicycles in Washington, D.C.');
  });

  it('is no praise where it is misspelt or about what somebody is', () => {
    const said = (quote: string) => movesFrom('de', ['Wälder sind unersetzbar.'], 1, [quote]).has('unedited');
    expect(said('Würde ich immer wieder gern kaufen.')).toBe(true);
    expect(said('Lässt sich auch von mir als Frau einfach aufbauen.')).toBe(false);
    expect(said('Die Regale sind Qualitativ hochwertig und schön.')).toBe(false);
  });
});
