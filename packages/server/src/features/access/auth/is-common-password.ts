const words =
  `password passwort kennwort passw welcome willkommen letmein changeme qwertyuiop qwerty qwertz asdfghjkl asdf
zxcvbnm yxcvbnm administrator admin login hello hallo iloveyou monkey dragon sunshine princess football baseball superman
batman trustno master secret geheim summer sommer winter spring autumn herbst january company firma agency soundings test
user guest root the my is and new`.split(/\s+/);
const longestFirst = words.sort((a, b) => b.length - a.length);

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

const withoutRuns = (text: string): string => {
  const runs: string[][] = [];
  for (const character of text) {
    const run = runs.at(-1);
    const follows = run && character.charCodeAt(0) === run.at(-1)!.charCodeAt(0) + 1;
    if (follows) run.push(character);
    else runs.push([character]);
  }
  return runs
    .filter((run) => run.length < 4)
    .flat()
    .join('');
};

const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '');
const withoutDisguise = (text: string) => [...text].map((character) => lookalikes[character] ?? character).join('');

export interface PasswordOwner {
  readonly username: string;
  readonly name: string;
}

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

const containsOwnPart = (password: string, owner: PasswordOwner): boolean => {
  const lower = password.toLowerCase().normalize('NFKC');
  const joined = lower.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const forms = [lower, joined, withoutDisguise(lower)];
  return foldings.some((fold) => {
    const parts = ownParts(owner).map(fold).filter(isLongEnough);
    return parts.some((part) => forms.some((form) => fold(form).includes(part)));
  });
};

export const isCommonPassword = (password: string, owner: PasswordOwner): boolean => {
  if (containsOwnPart(password, owner)) return true;
  const lower = password.toLowerCase();
  if (new Set(withoutRuns(lower)).size < 8) return true;
  const own = owner.username.split(/[@.\-_+]/).filter((part) => part.length >= 3);
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [lower, withoutDisguise(core)]
    .map(withoutRuns)
    .map(lettersOnly)
    .some((letters) => {
      const rest = [...own, ...longestFirst].reduce((text, word) => text.replaceAll(word, ''), letters);
      return rest.length < 4 && rest.length < letters.length;
    });
};
