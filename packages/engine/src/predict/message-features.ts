import type { Piece } from './message-terms.ts';
import { type Opening, openings, readClasses, type WordClass, wordClasses } from './word-classes.ts';

const shapes = [
  'characters',
  'logWords',
  'words',
  'fewWords',
  'manyWords',
  'sentences',
  'isOneSentence',
  'wordLength',
  'longestWord',
  'longWords',
  'firstSentence',
  'lastSentence',
  'lastIsShort',
  'questions',
  'endsAsking',
  'exclamations',
  'endsExclaiming',
  'ellipses',
  'endsOpen',
  'commas',
  'colons',
  'dashes',
  'quotes',
  'brackets',
  'figures',
  'beginsWithFigure',
  'percentOrMoney',
  'shouts',
  'capitals',
  'apostrophes',
  'hyphens',
  'repeats',
  'lastBeginsWithPointer',
] as const;

type Shape = (typeof shapes)[number];
export type FeatureKey = Shape | `class.${WordClass}` | `opening.${Opening}`;

const classes = readClasses(wordClasses);
const starts = readClasses(openings);

export const featureKeys: readonly FeatureKey[] = [
  ...shapes,
  ...classes.names.map((name) => `class.${name}` as const),
  ...starts.names.map((name) => `opening.${name}` as const),
];

const shapeIndex = Object.fromEntries(shapes.map((key, index) => [key, index])) as Record<Shape, number>;
const firstClass = shapes.length;
const firstOpening = firstClass + classes.names.length;
const pointers = new Set('this that it he she they what here these why how watch'.split(' '));

/** Counts and shares that describe how a message is written; not standardised. Words of classes count at most twice. */
export const messageFeatures = (message: string, pieces: readonly Piece[]): Float64Array => {
  const features = new Float64Array(featureKeys.length);
  readSentences(pieces, features);
  readWords(pieces, features);
  readCharacters(message, features);
  return features;
};

const readSentences = (pieces: readonly Piece[], features: Float64Array): void => {
  const lengths: number[] = [];
  let lastStart = 0;
  for (const [index, { words, isSentenceStart }] of pieces.entries()) {
    if (isSentenceStart) {
      lengths.push(0);
      lastStart = index;
    }
    lengths[lengths.length - 1]! += words.length;
  }
  const last = pieces.at(-1)?.text ?? '';
  features[shapeIndex.sentences] = Math.min(4, lengths.length);
  features[shapeIndex.isOneSentence] = Number(lengths.length === 1);
  features[shapeIndex.firstSentence] = Math.min(30, lengths[0] ?? 0);
  features[shapeIndex.lastSentence] = Math.min(30, lengths.at(-1) ?? 0);
  features[shapeIndex.lastIsShort] = Number(lengths.length > 1 && lengths.at(-1)! <= 4);
  features[shapeIndex.endsAsking] = Number(/\?['")]*$/.test(last));
  features[shapeIndex.endsExclaiming] = Number(/!['")]*$/.test(last));
  features[shapeIndex.endsOpen] = Number(/(\.\.|…)['")]*$/.test(last));
  const pointer = pieces[lastStart]?.words[0];
  features[shapeIndex.lastBeginsWithPointer] = Number(lengths.length > 1 && pointers.has(pointer ?? ''));
};

const readWords = (pieces: readonly Piece[], features: Float64Array): void => {
  const seen = new Set<string>();
  let [count, letters, longest, long] = [0, 0, 0, 0];
  for (const { words } of pieces) {
    for (const word of words) {
      if (count === 0) {
        for (const index of starts.of.get(word) ?? []) features[firstOpening + index] = 1;
        features[shapeIndex.beginsWithFigure] = Number(isDigit(word.charCodeAt(0)));
      }
      count++;
      letters += word.length;
      if (word.length > longest) longest = word.length;
      if (word.length >= 8) long++;
      seen.add(word);
      for (const index of classes.of.get(word) ?? []) {
        const at = firstClass + index;
        if (features[at]! < 2) features[at]! += 1;
      }
    }
  }
  features[shapeIndex.words] = Math.min(40, count);
  features[shapeIndex.logWords] = Math.log1p(count);
  features[shapeIndex.fewWords] = Number(count <= 8);
  features[shapeIndex.manyWords] = Number(count >= 19);
  features[shapeIndex.wordLength] = count > 0 ? letters / count : 0;
  features[shapeIndex.longestWord] = Math.min(20, longest);
  features[shapeIndex.longWords] = count > 0 ? long / count : 0;
  features[shapeIndex.repeats] = count > 0 ? 1 - seen.size / count : 0;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const marks: Readonly<Record<string, Shape>> = {
  '?': 'questions',
  '!': 'exclamations',
  '…': 'ellipses',
  ',': 'commas',
  ':': 'colons',
  ';': 'colons',
  '—': 'dashes',
  '–': 'dashes',
  '"': 'quotes',
  '“': 'quotes',
  '”': 'quotes',
  '„': 'quotes',
  '«': 'quotes',
  '(': 'brackets',
  '[': 'brackets',
  '%': 'percentOrMoney',
  $: 'percentOrMoney',
  '€': 'percentOrMoney',
  '£': 'percentOrMoney',
  "'": 'apostrophes',
  '’': 'apostrophes',
  '-': 'hyphens',
};
const markIndex = new Map(Object.entries(marks).map(([mark, shape]) => [mark.charCodeAt(0), shapeIndex[shape]]));

const readCharacters = (message: string, features: Float64Array): void => {
  const text = message.slice(0, 1000).trim();
  let [capitals, letters, inCapitals] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128 ? code >= 97 && code <= 122 : code > 191 && isLower(text[at]!)) {
      letters++;
      inCapitals = 0;
    } else if (code < 128 ? code >= 65 && code <= 90 : code > 191 && isUpper(text[at]!)) {
      letters++;
      capitals++;
      if (++inCapitals === 3) features[shapeIndex.shouts]! += 1;
    } else {
      inCapitals = 0;
      if (isDigit(code)) {
        if (!isDigit(text.charCodeAt(at - 1))) features[shapeIndex.figures]! += 1;
        continue;
      }
      if (code === 46 && text.startsWith('...', at)) {
        features[shapeIndex.ellipses]! += 1;
        at += 2;
        continue;
      }
      const shape = markIndex.get(code);
      if (shape !== undefined) features[shape]! += 1;
    }
  }
  features[shapeIndex.characters] = Math.min(200, text.length);
  features[shapeIndex.capitals] = letters > 0 ? capitals / letters : 0;
  for (const key of ['questions', 'exclamations', 'ellipses', 'commas', 'quotes', 'figures', 'shouts'] as const) {
    features[shapeIndex[key]] = Math.min(3, features[shapeIndex[key]]!);
  }
};

const isLower = (letter: string): boolean => letter.toLowerCase() === letter && letter.toUpperCase() !== letter;
const isUpper = (letter: string): boolean => letter.toUpperCase() === letter && letter.toLowerCase() !== letter;
