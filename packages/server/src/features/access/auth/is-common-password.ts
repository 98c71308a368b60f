import { containsOwnPart, type PasswordOwner, withoutDisguise } from '@soundings/contract/access/own-password';

const words =
  `password passwort kennwort passw welcome willkommen letmein changeme qwertyuiop qwerty qwertz asdfghjkl asdf
zxcvbnm yxcvbnm administrator admin login hello hallo iloveyou monkey dragon sunshine princess football baseball superman
batman trustno master secret geheim summer sommer winter spring autumn herbst january company firma agency soundings test
user guest root the my is and new`.split(/\s+/);
const longestFirst = words.sort((a, b) => b.length - a.length);

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
