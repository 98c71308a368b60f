import { guessLanguage } from './guess-language.ts';

/** `de-AT`, `de_DE`, `DE, en` → `de`. Undefined for what is none. */
const primary = (tag: string | undefined): string | undefined => {
  const code = /^\s*([a-z]{2,3})(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase();
  if (code === 'nb' || code === 'nn') return 'no';
  return code === 'und' || code === 'zxx' ? undefined : code;
};

interface Declared {
  readonly lang: string;
  readonly meta: ReadonlyMap<string, string>;
}

/** So many small words make a text's language clear, if the declared one has less than a third of them. */
const clear = 40;

/**
 * The language that the page declares (html, content-language, og:locale). Its words decide where it declares none, and
 * where they clearly contradict: templates are copied with their `lang="en"`.
 */
export const findLanguage = ({ lang, meta }: Declared, main: string, visible: string): string | null => {
  const tags = [
    lang,
    meta.get('content-language'),
    meta.get('language'),
    meta.get('dc.language'),
    meta.get('og:locale'),
  ];
  const declared = tags.map(primary).find((code) => code !== undefined);
  const guess = guessLanguage(main) ?? guessLanguage(visible);
  if (!declared || !guess || guess.language === declared) return declared ?? guess?.language ?? null;
  const hits = guess.hits[guess.language]!;
  return hits >= clear && (guess.hits[declared] ?? 0) < hits / 3 ? guess.language : declared;
};
