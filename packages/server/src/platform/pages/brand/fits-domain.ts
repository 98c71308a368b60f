import { squash, squashGerman } from './domain-name.ts';

const small =
  /^(the|of|and|for|der|die|das|und|für|von|e\.?v\.?|gmbh|ag|inc\.?|ltd\.?|llc|de|du|des|la|le|les|di|del|e|y|et|og|&|\+)$/i;

/** Whether every word gives its first letters, at least one, and all of them together the domain. */
const isBuiltFrom = (domain: string, words: readonly string[]): boolean => {
  const [word, ...rest] = words;
  if (word === undefined) return domain === '';
  const letters = squash(word);
  for (let taken = 1; taken <= letters.length && domain.startsWith(letters.slice(0, taken)); taken++)
    if (isBuiltFrom(domain.slice(taken), rest)) return true;
  return small.test(word) && isBuiltFrom(domain, rest);
};

/** What shops and apps put around their name where it alone was taken. */
const extras = /^(?:get|my|try|go|visit)?#(?:store|shop|online|app|hq|usa|official|group|web|site)?$/;
const withoutExtras = (core: string, letters: string): boolean =>
  letters.length >= 3 && core.includes(letters) && extras.test(core.replace(letters, '#'));

/** How well a name goes with a domain: 3 it is the same, 2 it holds it as words, 1 it shortens to it, 0 not at all. */
export const fitsDomain = (name: string, domain: string): 0 | 1 | 2 | 3 => {
  const core = squash(domain);
  const bare = name.replace(/\.[a-z]{2,4}(\.[a-z]{2})?$/i, '');
  if (core === '' || squash(name) === '') return 0;
  if ([squash(bare), squashGerman(bare), squash(name)].includes(core)) return 3;
  const words = name.split(/[\s\-–_/]+/).filter((word) => squash(word) !== '');
  if (words.length > 10) return 0;
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const part = words.slice(from, to).join(' ');
      if (squash(part) === core || squashGerman(part) === core) return 2;
    }
  if (withoutExtras(core, squash(bare))) return 2;
  return isBuiltFrom(core, words) ? 1 : 0;
};
