/** Words that guessers try first; of the usual lists only what could pass the other rules with an ending added. */
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

/** Leaves out runs of four or more neighbours in the alphabet or among the digits (abcd, 4567). */
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

/** Whether a password is a well-known one in disguise: known words, the own name, runs and repeated characters. */
export const isCommonPassword = (password: string, username: string): boolean => {
  const lower = password.toLowerCase();
  if (new Set(withoutRuns(lower)).size < 8) return true;
  const own = username.split(/[@.\-_+]/).filter((part) => part.length >= 3);
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const translated = [...core].map((character) => lookalikes[character] ?? character).join('');
  return [lower, translated]
    .map(withoutRuns)
    .map(lettersOnly)
    .some((letters) => {
      const rest = [...own, ...longestFirst].reduce((text, word) => text.replaceAll(word, ''), letters);
      return rest.length < 4 && rest.length < letters.length;
    });
};
