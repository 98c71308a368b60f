import { allocateArena } from '@soundings/engine/arena/arena';
import type { Bits, Dataset, Measure } from '@soundings/engine/crosstab/dataset/dataset';
import { randomFrom } from './random.ts';

/** 1,000,000 respondents × 200 messages × 500 audiences: 160 MB of masks. */
const size = { respondents: 1_000_000, messages: 200, variables: 100, labels: 5 };

/**
 * The largest survey, made mask by mask: byte columns as of the smaller ones would take 500 MB. A quarter of the
 * answers is missing and half of the others are positive; every respondent has one of eight labels of a variable, of
 * which five are audiences. Variable v has the header "v…", its label n the id "v.n".
 */
export function generateLargeSurvey({ isShared = false, seed = 1 } = {}): Dataset {
  const { respondents, messages, variables, labels } = size;
  const random = randomFrom(seed);
  const arena = allocateArena(respondents, variables * labels + messages * 4, isShared);
  let rows = 0;
  const words = (): Bits => Uint32Array.from({ length: respondents / 32 }, () => random() * 2 ** 32);
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
