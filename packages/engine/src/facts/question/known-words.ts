import { cues, figureForms, fillers, networkForms, ownForms, scoreForms } from './words.ts';

export const formOf = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'giu');

export const cueForms = Object.fromEntries(Object.entries(cues).map(([cue, forms]) => [cue, formOf(forms)])) as Record<
  keyof typeof cues,
  RegExp
>;

const allForms: readonly RegExp[] = [
  formOf(ownForms),
  ...Object.values(cueForms),
  ...[...scoreForms, ...figureForms, ...networkForms].map(([, forms]) => formOf(forms)),
];

const withoutKnown = (text: string): string => {
  let rest = text;
  for (const form of allForms) rest = rest.replace(form, (said) => ' '.repeat(said.length));
  return rest;
};

const wordForm = /[\p{L}\d][\p{L}\p{M}\d]*(?:['’]\p{L}+)?/gu;

export const findUnknownWords = (text: string): string[] => {
  const rest = withoutKnown(text);
  return [...rest.matchAll(wordForm)]
    .map(([word]) => word)
    .filter((word) => !fillers.has(word.toLowerCase().replace('’', "'")) && word.length > 0);
};

export const isKnownWord = (word: string): boolean => findUnknownWords(word).length === 0;
