import { topBox } from '@soundings/contract/resonance/resonance-choices';
import { wordKey } from '../cell-values.ts';
import {
  affirmed,
  bare,
  bareStrength,
  type Degree,
  degrees,
  denials,
  denied,
  good,
  idle,
  middles,
  opposing,
  opposites,
  strengths,
  unwelcome,
  verdicts,
} from './word-meanings.ts';

const phrases = (Object.keys(degrees) as Degree[])
  .flatMap((degree) => degrees[degree].map((phrase) => ({ degree, phrase: ` ${phrase} ` })))
  .sort((a, b) => b.phrase.length - a.phrase.length);

interface Phrase {
  readonly isMiddle: boolean;
  readonly degree: Degree | null;
  readonly isDenied: boolean;
  readonly stem: string;
  readonly isOpposite: boolean;
  readonly isWelcome: boolean;
  readonly isUnwelcome: boolean;
  readonly verdict: number | null;
}

const tidy = (word: string): string =>
  ` ${wordKey(word)
    .replaceAll(/n't\b/gu, ' not')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function parse(word: string, isProbable: boolean): Phrase {
  let text = tidy(word);
  const isMiddle = middles.test(text) || /\d+ \d+/u.test(text);
  const found: Degree[] = [];
  for (const { degree, phrase } of phrases) {
    if (isProbable && degree === 'likely') continue;
    if (!text.includes(phrase)) continue;
    found.push(degree);
    text = text.replaceAll(phrase, ' ');
  }
  const tokens = text.split(' ').filter((token) => token !== '' && !idle.has(token));
  const isDenied = tokens.some((token) => denials.has(token)) || found.includes('none');
  let isOpposite = false;
  let verdict: number | null = null;
  const stem = tokens
    .filter((token) => !denials.has(token))
    .map((token) => {
      verdict ??= verdicts.get(token) ?? null;
      const base = opposites.get(token) ?? (good.has(token) ? token : token.replace(opposing, ''));
      if (base === token || !(opposites.has(token) || good.has(base))) return token;
      isOpposite = true;
      return base;
    });
  const strongest = found.toSorted((a, b) => Math.abs(affirmed[b]) - Math.abs(affirmed[a]))[0] ?? null;
  return {
    isMiddle,
    degree: found.includes('none') ? 'none' : strongest,
    isDenied,
    stem: stem.join(' '),
    isOpposite,
    isWelcome: stem.some((token) => good.has(token)),
    isUnwelcome: stem.some((token) => unwelcome.has(token)),
    verdict,
  };
}

function placeOnScale({ isMiddle, degree, isDenied, isOpposite }: Phrase, isBipolar: boolean): number | null {
  if (isMiddle) return 0;
  if (isBipolar) {
    if (isDenied) return null;
    const strength = degree ? (strengths[degree] ?? null) : bareStrength;
    return strength === null ? null : isOpposite ? -strength : strength;
  }
  if (!isDenied) return degree ? affirmed[degree] : bare;
  return degree ? (denied[degree] ?? null) : -3.5;
}

const templates: readonly (readonly number[])[] = [
  ...[
    [-4, -3, 0, 1, 3],
    [-4, -3, 0, 2, 3],
    [-4, -3, 0, 2, 4],
    [-4, -3, 0, 2.5, 3],
    [-4, -3, 0, 1, 4],
  ],
  ...[
    [-4, -3, 1, 3, 4],
    [-4, -2, 1, 3, 4],
    [-3.5, -2, 1, 3, 4],
    [-4, -3, 2, 3, 4],
    [-4, -3, 1, 2, 3],
    [-4, -3, 1, 2, 4],
    [-4, -3, 1, 2.5, 3],
    [-4, -2, 1, 2, 3],
    [-4, -2, 2, 3, 4],
    [-4, -2, 1, 2, 4],
  ],
  ...[
    [-4, -3, 1, 3],
    [-4, -3, 2, 3],
    [-4, -3, 2, 4],
    [-4, -3, 2, 2.5],
    [-4, -3, 2.5, 3],
    [-4, -2, 2, 3],
    [-4, -2, 2.5, 3],
  ],
];

interface WordOrder {
  readonly words: readonly string[];
  readonly positive: readonly boolean[];
  readonly unknown: readonly string[];
  readonly reason: 'knownWords' | 'ambiguousWords' | 'directionUnknown' | 'unknownWords';
}

const bySize = (a: number, b: number): number => a - b;

function completions(values: readonly number[], isBipolar: boolean): number[][] {
  if (!isBipolar) {
    const exact = templates.filter(
      (template) => template.length === values.length && values.every((v) => template.includes(v)),
    );
    const all = templates.filter((template) => values.every((value) => template.includes(value)));
    return (exact.length > 0 ? exact : all).map((template) => [...template]);
  }
  return [[...new Set(values.flatMap((value) => [value, -value]))].sort(bySize)];
}

function positiveValues(values: readonly number[], isBipolar: boolean): Set<number> | null {
  const sets = completions(values, isBipolar).map((points) => {
    const top = new Set(points.slice(-topBox(points.length)));
    return values.filter((value) => top.has(value));
  });
  const [first] = sets;
  if (!first || sets.some((set) => set.join() !== first.join())) return null;
  return first.length === 0 || first.length === values.length ? null : new Set(first);
}

const isTopPlace = (place: number, count: number): boolean => place >= count - topBox(count);

export function orderWords(words: readonly string[]): WordOrder {
  const isProbable = words.some((word) => /\b(?:un(?:likely|wahrscheinlich)|improbable|usandsynligt?)\b/iu.test(word));
  const parsed = words.map((word) => ({ word, phrase: parse(word, isProbable) }));
  const isBipolar = parsed.some(({ phrase }) => phrase.isOpposite && !phrase.isMiddle);
  const asked = parsed.filter(({ phrase }) => !phrase.isMiddle);
  const stems = new Set(asked.map(({ phrase }) => phrase.stem).filter((stem) => stem !== ''));
  const hasDegrees = asked.filter(({ phrase }) => phrase.degree || phrase.isDenied || phrase.isOpposite).length;
  // Without two words of degree or denial there is nothing that an order can be read from.
  const isRead = stems.size <= 1 && hasDegrees >= 2;
  const valued = parsed.map(({ word, phrase }) => ({
    word,
    phrase,
    value: isRead ? placeOnScale(phrase, isBipolar) : null,
  }));
  const known = valued.filter(({ value }) => value !== null).sort((a, b) => a.value! - b.value!);
  const unknown = valued.filter(({ value }) => value === null).map(({ word }) => word);
  const ordered = [...known.map(({ word }) => word), ...unknown];
  const values = known.map(({ value }) => value!);
  const guess = ordered.map((_, place) => isTopPlace(place, ordered.length));
  if (unknown.length > 0 || new Set(values).size < values.length || values.length < 2) {
    const tied = known.filter(({ value }) => values.filter((other) => other === value).length > 1);
    const doubtful = unknown.length > 0 ? unknown : tied.map(({ word }) => word);
    return { words: ordered, positive: guess, unknown: doubtful, reason: 'unknownWords' };
  }
  const welcome = asked.some(({ phrase }) => phrase.isWelcome);
  const sure = asked.every(({ phrase }) => phrase.degree === 'sure' || phrase.degree === 'likely');
  if (asked.some(({ phrase }) => phrase.isUnwelcome)) {
    return { words: ordered.toReversed(), positive: guess, unknown: [], reason: 'directionUnknown' };
  }
  const positive = positiveValues(values, isBipolar);
  const flags = positive ? values.map((value) => positive.has(value)) : guess;
  const reason = welcome || sure ? (positive ? 'knownWords' : 'ambiguousWords') : 'directionUnknown';
  return { words: ordered, positive: flags, unknown: [], reason };
}

/** Whether what a label says is for (1) or against (-1) something; 0 where it does not tell. */
export function findLeaning(label: string): -1 | 0 | 1 {
  const phrase = parse(label, false);
  if (phrase.isMiddle || phrase.isUnwelcome || tidy(label).trim() === '') return 0;
  if (phrase.isOpposite) return phrase.isDenied ? 0 : -1;
  if (phrase.isDenied) return -1;
  if (phrase.verdict !== null) return phrase.verdict > 0 ? 1 : -1;
  if (phrase.isWelcome) return 1;
  // "extremely" and "very much" alone lean towards what is asked.
  return phrase.degree === 'very' || phrase.degree === 'full' || phrase.degree === 'sure' ? 1 : 0;
}
