import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceToBeBest, comparePair } from './compare-messages.ts';
import { detectLanguage } from './detect-language.ts';
import { explain, factorKeys, factorOf } from './explain-score.ts';
import { featureKeys } from './message-features.ts';
import { readPieces } from './message-terms.ts';
import { predictMessage } from './predict-message.ts';
import { loadPredictor, readMessage } from './predictor.ts';

const predictor = loadPredictor(readFileSync(new URL('./headlines.model', import.meta.url)));

const curious = 'A Guy Found Something On His Arm. What He Did Next Surprised Everyone.';
const plain = 'Statement Regarding Quarterly Policy Developments?';
const english = 'Our lamps save energy every day and are made of oak that grows nearby';
const german = 'Unsere Lampen sparen jeden Tag Energie und sind aus Eiche, die hier wächst';
const nonsense = 'xq zrrp flimbo grunk zzt vroonk ploth brizzle';

const messages = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom('This', 'video', 'will', 'not', 'surprise', 'you.', 'Why?', '17', '“they”', '…', 'Eiche'), {
      maxLength: 30,
    })
    .map((words) => words.join(' ')),
);

describe('a prediction', () => {
  it('tells a headline that makes curious from one that does not', () => {
    expect(predictMessage(predictor, curious).r1).toBeGreaterThan(predictMessage(predictor, plain).r1 + 20);
    expect(comparePair(predictor, curious, plain)).toMatchObject({ isTooClose: false });
  });

  it('is less certain of other languages and of unknown words', () => {
    const [known, ...others] = [english, german, nonsense].map((message) => predictMessage(predictor, message));
    expect(known).toMatchObject({ language: 'en' });
    expect(others.map(({ language }) => language)).toEqual(['de', 'other']);
    for (const other of others) {
      expect(other.certainty).toBeLessThan(known!.certainty / 2);
      expect(other.r1High - other.r1Low).toBeGreaterThan(known!.r1High - known!.r1Low);
      expect(Math.abs(other.r1 - 50)).toBeLessThan(15);
      expect(other.coverage).toBeLessThan(0.5);
    }
  });

  it('stays in its bounds, holds its interval and gives the same twice', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const prediction = predictMessage(predictor, message);
        const { r1, r1Low, r1High, r2, certainty, uncertainty, coverage, score } = prediction;
        expect(0 <= r1Low && r1Low <= r1 && r1 <= r1High && r1High <= 100).toBe(true);
        expect(r2 >= 0 && r2 <= 100 && coverage >= 0 && coverage <= 1 && Number.isFinite(score)).toBe(true);
        expect(certainty >= 0 && certainty <= 1).toBe(true);
        expect(certainty + uncertainty).toBeCloseTo(1, 12);
        expect(predictMessage(predictor, message)).toEqual(prediction);
      }),
    );
  });

  it('reads straight and curly quotes alike', () => {
    const [straight, curly] = ['She said "it\'s over." He didn\'t.', 'She said “it’s over.” He didn’t.'];
    expect(readMessage(predictor, curly).totals.score).toBeCloseTo(readMessage(predictor, straight).totals.score, 10);
  });
});

describe('comparing', () => {
  it('gives both directions the same', () => {
    fc.assert(
      fc.property(messages, messages, (a, b) => {
        const [there, back] = [comparePair(predictor, a, b), comparePair(predictor, b, a)];
        expect(there.chance + back.chance).toBeCloseTo(1, 10);
        expect(there.low).toBeCloseTo(-back.high, 10);
        expect(there.low < there.difference && there.difference < there.high).toBe(true);
        expect(there.isTooClose).toBe(back.isTooClose);
      }),
    );
  });

  it('calls a message and itself too close', () => {
    expect(comparePair(predictor, curious, curious)).toMatchObject({ chance: 0.5, certainty: 0, isTooClose: true });
  });

  it('gives chances to be the best that sum to 1 and are those of the pair for two', () => {
    expect(chanceToBeBest(predictor, [])).toEqual([]);
    fc.assert(
      fc.property(fc.array(messages, { minLength: 1, maxLength: 12 }), (list) => {
        const chances = chanceToBeBest(predictor, list);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
      }),
      { numRuns: 40 },
    );
    for (const other of [plain, english, german]) {
      const { chance } = comparePair(predictor, curious, other);
      expect(chanceToBeBest(predictor, [curious, other])[0]).toBeCloseTo(chance, 10);
    }
  });
});

describe('an explanation', () => {
  it('sums up to the score and marks places of the text', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const { score, pieces, factors } = explain(predictor, message);
        const sum = [...pieces, ...factors].reduce((all, { contribution }) => all + contribution, 0);
        expect(sum).toBeCloseTo(score, 9);
        expect(score).toBeCloseTo(readMessage(predictor, message).totals.score, 12);
        for (const { start, end } of pieces) expect(message.slice(start, end)).toMatch(/^\S+$/);
      }),
    );
  });

  it('names what helps', () => {
    const { factors, pieces } = explain(predictor, 'Watch This Video Of A Guy');
    expect(factors.find(({ key }) => key === 'media')!.points).toBeGreaterThan(0);
    expect(pieces).toHaveLength(6);
  });

  it('has a factor for every feature', () => {
    expect(predictor.features.map(({ key }) => key)).toEqual(featureKeys);
    expect(new Set(featureKeys.map(factorOf))).toEqual(new Set(factorKeys));
  });
});

describe('languages', () => {
  it('takes a headline without common words for English where its words are known', () => {
    expect(predictMessage(predictor, plain)).toMatchObject({ language: 'unknown' });
  });

  it.each([
    ['This is what happened next', 'en'],
    ['Das ist nicht das, was wir wollten', 'de'],
    ['Hvad der skete er ikke til at tro på', 'da'],
    ['Voici ce que les gens ne disent pas dans la rue', 'other'],
    ['Lamps', 'unknown'],
    ['Xq zrrp flimbo grunk', 'other'],
  ])('%s: %s', (text, language) => expect(detectLanguage(readPieces(text), 0)).toBe(language));
});
