import { topBox } from '@soundings/contract/resonance/resonance-choices';
import { wordKey } from '../cell-values.ts';

/** One point a line, from the most negative to the most positive; "|" parts the ways to write it. */
const scale = (...points: string[]): string[][] => points.map((point) => point.split('|'));

const neutral = 'neutral|neither|neither nor|undecided|no preference';
const between = 'teils/teils|teils, teils|teils teils|teils-teils|weder noch|weder/noch|neutral|unentschieden|mittel';

const scales = [
  scale('strongly disagree', 'disagree|somewhat disagree', 'agree|somewhat agree', 'strongly agree'),
  scale(
    ...['strongly disagree|completely disagree', 'disagree|somewhat disagree|tend to disagree'],
    `neither agree nor disagree|neither agree or disagree|${neutral}`,
    ...['agree|somewhat agree|tend to agree', 'strongly agree|completely agree'],
  ),
  scale(
    ...['strongly disagree', 'disagree', 'somewhat disagree|slightly disagree'],
    `neither agree nor disagree|${neutral}`,
    ...['somewhat agree|slightly agree', 'agree', 'strongly agree'],
  ),
  scale(
    ...['very unfavorably|very unfavorable|very unfavourably|very unfavourable'],
    'somewhat unfavorably|somewhat unfavorable|somewhat unfavourably|somewhat unfavourable|unfavorable|unfavourable',
    'neither favorably nor unfavorably (neutral)|neither favorably nor unfavorably|neither favourably nor ' +
      `unfavourably (neutral)|neither favourably nor unfavourably|neither favorable nor unfavorable|${neutral}`,
    'somewhat favorably|somewhat favorable|somewhat favourably|somewhat favourable|favorable|favourable',
    'very favorably|very favorable|very favourably|very favourable',
  ),
  scale(
    ...['very dissatisfied|extremely dissatisfied', 'dissatisfied|somewhat dissatisfied'],
    `neither satisfied nor dissatisfied|${neutral}`,
    ...['satisfied|somewhat satisfied', 'very satisfied|extremely satisfied'],
  ),
  scale(
    ...['very unlikely|extremely unlikely', 'unlikely|somewhat unlikely'],
    `neither likely nor unlikely|${neutral}`,
    ...['likely|somewhat likely', 'very likely|extremely likely'],
  ),
  scale(
    ...['not at all likely', 'not very likely|not so likely|slightly likely'],
    ...['somewhat likely|moderately likely', 'very likely', 'extremely likely'],
  ),
  ...['appealing', 'interested', 'interesting', 'important', 'relevant', 'convincing'].map((word) =>
    scale(
      ...[`not at all ${word}`, `not very ${word}|not so ${word}|slightly ${word}`],
      ...[`somewhat ${word}|moderately ${word}`, `very ${word}`, `extremely ${word}`],
    ),
  ),
  scale(
    ...['definitely not|definitely would not|definitely would not buy', 'probably not|probably would not'],
    ...['maybe|might or might not|not sure either way', 'probably|probably would', 'definitely|definitely would'],
  ),
  scale(
    ...['dislike a lot|dislike very much|dislike strongly', 'dislike|dislike somewhat'],
    ...[`neither like nor dislike|${neutral}`, 'like|like somewhat', 'like a lot|like very much|like strongly'],
  ),
  scale(...['very negative', 'negative|somewhat negative', neutral, 'positive|somewhat positive', 'very positive']),
  scale('very poor|very bad|terrible', 'poor|bad', 'fair|average|okay|ok', 'good', 'very good|excellent'),
  scale('poor', 'fair', 'good', 'very good', 'excellent'),
  scale('poor', 'fair|only fair', 'good', 'excellent'),
  scale('very poor', 'poor', 'fair', 'good', 'very good', 'excellent'),
  scale('ungenügend', 'mangelhaft', 'ausreichend', 'befriedigend', 'gut', 'sehr gut'),
  scale(
    'meget dårlig|meget dårligt',
    'dårlig|dårligt',
    'hverken god eller dårlig|hverken/eller|middel|neutral',
    'god|godt',
    'meget god|meget godt',
  ),
  scale('très mauvais', 'mauvais', 'moyen|passable|ni bon ni mauvais', 'bon', 'très bon|excellent'),
  scale('muy malo', 'malo', 'regular|ni bueno ni malo', 'bueno', 'muy bueno|excelente'),
  scale(
    ...['stimme überhaupt nicht zu|stimme gar nicht zu|lehne voll und ganz ab', 'stimme eher nicht zu|stimme nicht zu'],
    ...[between, 'stimme eher zu|stimme zu', 'stimme voll und ganz zu|stimme voll zu|stimme völlig zu'],
  ),
  scale(
    ...['stimme überhaupt nicht zu|stimme gar nicht zu|stimme nicht zu', 'stimme eher nicht zu'],
    ...['stimme eher zu', 'stimme voll und ganz zu|stimme voll zu|stimme zu'],
  ),
  scale(
    ...['trifft überhaupt nicht zu|trifft gar nicht zu|trifft nicht zu', 'trifft eher nicht zu|trifft wenig zu'],
    ...[
      `${between}|trifft teilweise zu|trifft teils zu`,
      'trifft eher zu',
      'trifft voll und ganz zu|trifft voll zu|trifft völlig zu|trifft zu',
    ],
  ),
  scale(
    ...['trifft überhaupt nicht zu|trifft gar nicht zu|trifft nicht zu', 'trifft eher nicht zu'],
    ...['trifft eher zu', 'trifft voll und ganz zu|trifft voll zu|trifft zu'],
  ),
  scale(
    ...['trifft nicht zu|trifft gar nicht zu|trifft überhaupt nicht zu', 'trifft teilweise zu|trifft teils zu'],
    'trifft voll zu|trifft voll und ganz zu|trifft völlig zu|trifft zu',
  ),
  scale(...['sehr unzufrieden', 'unzufrieden|eher unzufrieden', between, 'zufrieden|eher zufrieden', 'sehr zufrieden']),
  scale(
    ...['sehr unwahrscheinlich', 'unwahrscheinlich|eher unwahrscheinlich', `${between}|vielleicht`],
    ...['wahrscheinlich|eher wahrscheinlich', 'sehr wahrscheinlich'],
  ),
  ...['ansprechend', 'interessant', 'interessiert', 'wichtig', 'relevant', 'überzeugend'].map((word) =>
    scale(
      ...[`überhaupt nicht ${word}|gar nicht ${word}`, `eher nicht ${word}|wenig ${word}|weniger ${word}`],
      ...[`${between}|mäßig ${word}|einigermaßen ${word}`, `eher ${word}|ziemlich ${word}|${word}`, `sehr ${word}`],
    ),
  ),
  scale(
    ...[
      'gefällt mir überhaupt nicht|gefällt mir gar nicht',
      'gefällt mir eher nicht|gefällt mir nicht|gefällt mir wenig',
    ],
    ...[
      between,
      'gefällt mir eher|gefällt mir eher gut|gefällt mir gut|gefällt mir',
      'gefällt mir sehr gut|gefällt mir sehr',
    ],
  ),
  scale(
    ...['auf keinen fall|ganz bestimmt nicht|bestimmt nicht', 'wahrscheinlich nicht|eher nicht|eher nein'],
    ...['vielleicht', 'wahrscheinlich|wahrscheinlich ja|eher ja', 'auf jeden fall|ganz bestimmt|bestimmt'],
  ),
  scale('sehr negativ', 'negativ|eher negativ', between, 'positiv|eher positiv', 'sehr positiv'),
  scale('sehr schlecht', 'schlecht|eher schlecht', `${between}|mittelmäßig`, 'gut|eher gut', 'sehr gut'),
];

const frequencies = [
  scale('never', 'rarely|seldom|hardly ever', 'sometimes|occasionally', 'often|frequently', 'very often|always'),
  scale('nie|niemals', 'selten', 'manchmal|gelegentlich', 'oft|häufig', 'sehr oft|immer'),
  scale('aldrig', 'sjældent', 'nogle gange|af og til', 'ofte', 'altid|meget ofte'),
  scale('jamais', 'rarement', 'parfois|quelquefois', 'souvent', 'toujours|très souvent'),
  scale('nunca', 'rara vez|raramente', 'a veces', 'a menudo|frecuentemente', 'siempre'),
  scale('low', 'medium|middle', 'high'),
  scale('niedrig', 'mittel', 'hoch'),
];

const toKnown = (points: string[][]) => ({
  words: points.map(([first]) => first!),
  placeByWord: new Map(points.flatMap((spellings, place) => spellings.map((word) => [wordKey(word), place] as const))),
});
const known = scales.map(toKnown);
const knownFrequencies = frequencies.map(toKnown);
type KnownScale = (typeof known)[number];

const matchScale = ({ words, placeByWord }: KnownScale, given: readonly string[]): string[] | null => {
  const fitted = new Map<number, string>();
  for (const word of given) {
    const place = placeByWord.get(wordKey(word));
    if (place === undefined || fitted.has(place)) return null;
    fitted.set(place, word);
  }
  return fitted.size < 2 ? null : words.map((word, place) => fitted.get(place) ?? word);
};

interface KnownOrder {
  readonly words: readonly string[];
  readonly isComplete: boolean;
  readonly isCertain: boolean;
  readonly others: readonly (readonly string[])[];
}

const countUsual = ({ words }: KnownScale, given: readonly string[]): number => {
  const keys = new Set(given.map(wordKey));
  return words.filter((word) => keys.has(wordKey(word))).length;
};

const joinPositive = (words: readonly string[], given: ReadonlySet<string>): string =>
  words.filter((word, place) => given.has(word) && place >= words.length - topBox(words.length)).join('\n');

export const findKnownOrder = (given: readonly string[]): KnownOrder | null => {
  const found = known
    .flatMap((one) => {
      const words = matchScale(one, given);
      return words ? [{ words, usual: countUsual(one, given) }] : [];
    })
    .sort((a, b) => a.words.length - b.words.length || b.usual - a.usual);
  const [best, ...others] = found.map(({ words }) => words);
  if (!best) return null;
  const answers = new Set(given);
  const isComplete = best.length === given.length;
  const counted = new Set([best, ...others].map((words) => joinPositive(words, answers)));
  return { words: best, isComplete, isCertain: isComplete || counted.size === 1, others: isComplete ? [] : others };
};

export const findFrequencyOrder = (given: readonly string[]): readonly string[] | null => {
  for (const one of knownFrequencies) {
    const words = matchScale(one, given);
    if (words) return words;
  }
  return null;
};
