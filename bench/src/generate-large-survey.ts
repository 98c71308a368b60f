import { type ArenaOptions, allocateRows } from '@soundings/engine/arena/arena';
import type { Bits, Dataset, Measure } from '@soundings/engine/crosstab/dataset/dataset';
import type { SurveySize } from './generate-survey.ts';
import { randomFrom } from './random.ts';

/** 1,000,000 respondents × 200 messages × 500 audiences: 160 MB of masks. */
const sizeX: SurveySize = { respondents: 1_000_000, messages: 200, variables: 100, labels: 5 };

/**
 * A large survey, made mask by mask: byte columns as of the smaller ones would take 500 MB. A quarter of the
 * answers is missing and half of the others are positive; every respondent has one of eight labels of a variable, of
 * which the first are audiences. The number of respondents is a multiple of 32. Variable v has the header "v…", its label n the id "v.n".
 */
export function generateLargeSurvey(options: ArenaOptions = {}, size = sizeX): Dataset {
  const { respondents, messages, variables, labels } = size;
  const random = randomFrom(1);
  const arena = allocateRows(respondents, variables * labels + messages * 4, options);
  let rows = 0;
  const words = (): Bits => randomWords(respondents / 32, random() * 2 ** 32);
  const place = (word: (at: number) => number): Bits => {
    const row = arena.row(rows++);
    for (let at = 0; at < row.length; at++) row[at] = word(at);
    return row;
  };
  const measure = (): Measure => {
    const [a, b, c] = [words(), words(), words()];
    const answered = place((at) => a[at]! | b[at]!);
    return { answered, positive: place((at) => answered[at]! & c[at]!), scale: null };
  };
  const variable = (v: number) => {
    const digits = [words(), words(), words()];
    const has = (label: number, at: number): number =>
      digits.reduce((members, digit, place) => members & (label & (1 << place) ? digit[at]! : ~digit[at]!), -1);
    return {
      header: `v${v}`,
      audiences: Array.from({ length: labels }, (_, label) => {
        return { id: `${v}.${label}`, label: `${label}`, members: place((at) => has(label, at)) };
      }),
    };
  };
  return {
    respondents,
    variables: Array.from({ length: variables }, (_, v) => variable(v)),
    messages: Array.from({ length: messages }, (_, m) => {
      return { id: `m${m}`, text: `Message ${m}`, r1: measure(), r2: measure() };
    }),
    concepts: [],
    weights: null,
  };
}

function randomWords(length: number, seed: number): Bits {
  const words = new Uint32Array(length);
  for (let i = 0, state = seed | 0; i < length; i++) {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    words[i] = Math.imul(mixed ^ (mixed >>> 13), mixed | 61) ^ (mixed >>> 14);
  }
  return words;
}
