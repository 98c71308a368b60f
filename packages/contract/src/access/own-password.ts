export interface PasswordOwner {
  readonly username: string;
  readonly name: string;
}

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export const withoutDisguise = (text: string) =>
  [...text].map((character) => lookalikes[character] ?? character).join('');

const shortestOwnPart = 4;

const baseLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => baseLetters[letter]!);
const withoutSpelledMarks = (text: string): string =>
  withoutMarks(text).replace(/([aou])e|aa/g, (_, vowel) => vowel ?? 'a');
const foldings = [(text: string) => text, withoutMarks, withoutSpelledMarks];

const isLongEnough = (part: string): boolean => [...part].length >= shortestOwnPart;

const ownParts = ({ username, name }: PasswordOwner): string[] => {
  const local = username.slice(0, username.lastIndexOf('@'));
  const parts = [local, name].flatMap((text) => {
    const words = text
      .toLowerCase()
      .normalize('NFKC')
      .split(/[^\p{L}\p{M}\p{N}]+/u);
    return [...words, words.join(''), ...words.slice(1).map((word, i) => `${words[i]}${word}`)];
  });
  return parts.filter(isLongEnough);
};

/** Whether a password contains a word of its owner's name or e-mail, also in disguise or without accents. */
export const containsOwnPart = (password: string, owner: PasswordOwner): boolean => {
  const lower = password.toLowerCase().normalize('NFKC');
  const joined = lower.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const forms = [lower, joined, withoutDisguise(lower)];
  return foldings.some((fold) => {
    const parts = ownParts(owner).map(fold).filter(isLongEnough);
    return parts.some((part) => forms.some((form) => fold(form).includes(part)));
  });
};
