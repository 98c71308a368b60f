import { id8Limits } from '@soundings/contract/id8/id8-choices';
import type { Hex } from '@soundings/engine/color/contrast';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { findStrategy, strategies } from '@soundings/engine/ideas/strategy-labels';
import { isUnsigned } from '@soundings/engine/ideas/write-ideas';
import { splitSentences } from '@soundings/engine/text/words';
import { houseColour } from '../boards/board-palette.ts';
import type { Board } from '../boards/board-text.ts';
import { factsOf, type IdeaSource } from '../ideas/id8-ideas.prompt.ts';

export interface ImageBrief
  extends Pick<Board, 'headline' | 'copy' | 'statement' | 'brand' | 'language' | 'strategy' | 'figure' | 'colours'> {
  /** What is seen, in the idea's words. */
  readonly scene: string;
  readonly wishes: string;
  /** Of a revision: it names what changes, so all else stays as it is. */
  readonly keepsLook: boolean;
}

interface Given {
  readonly ideaText: string;
  readonly description: string;
  /** Of a revision: what it asks for counts more. */
  readonly revision: string;
  readonly source: IdeaSource | null;
  readonly projectName: string;
  /** The sentence of the page that the idea rests on. */
  readonly evidence: string;
}

/** What sites offer beside their product is no advertising line. */
const helpLink =
  /\b(chat|log ?in|sign in|account|cookies?|cart|basket|menu|search|previous|anmelden|konto|warenkorb|suche|kurv|søg|log ind)\b/i;

const most = { headline: 120, copy: 220, statement: 60 };

export const readImageBrief = ({
  ideaText,
  description,
  revision,
  source,
  projectName,
  evidence,
}: Given): ImageBrief => {
  const parts = readParts(ideaText || description);
  // A description of one's own stands for the idea: what it quotes is said, the rest is seen.
  const isIdea = parts.type !== '';
  const own = isIdea ? '' : ideaText || description;
  const wishes = [revision, description, own].map(readWishes);
  const asked = wishes.reduce(preferred);
  const facts = source && factsOf({ source });
  const call =
    facts?.facts.find(({ kind, text }) => kind === 'callToAction' && text.includes(' ') && !helpLink.test(text))
      ?.text ?? '';
  const brand = source?.brand || projectName;
  const strategy = findStrategy(parts.type);
  const first = isIdea ? parts.headline : (splitSentences(own)[0] ?? '');
  return {
    headline: (asked.headline || first || projectName).slice(0, most.headline),
    // A headline that is the sentence itself needs it no second time.
    copy: (asked.copy || (first.includes(evidence) ? '' : evidence)).slice(0, most.copy),
    statement: (asked.statement || (isUnsigned(first) ? '' : call)).slice(0, most.statement),
    brand: isUnsigned(first) ? '' : brand.slice(0, most.statement),
    language: source?.language === 'de' || source?.language === 'da' ? source.language : 'en',
    strategy:
      strategy ?? strategies[[...first].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % strategies.length]!,
    figure: figureIn(parts.headline),
    colours:
      [...asked.colours, ...(source?.colours ?? [])].length > 0
        ? [...asked.colours, ...(source?.colours ?? [])]
        : [houseColour(brand)],
    scene: isIdea ? [parts.transformation, parts.manifestation].filter(Boolean).join(' ') : own,
    wishes: [description, revision].filter(Boolean).join('\n'),
    keepsLook: isNamed(readWishes(revision)),
  };
};

const isNamed = ({ headline, copy, statement, colours }: Wishes): boolean =>
  headline !== '' || copy !== '' || statement !== '' || colours.length > 0;

const figureIn = (headline: string): number | null => {
  const [digits] = /(?<![\d$€£])\d{2,6}(?:[.,]\d{3})*(?![\d%])/.exec(headline) ?? [];
  return digits ? Number(digits.replaceAll(/[.,]/g, '')) : null;
};

interface Wishes {
  readonly headline: string;
  readonly copy: string;
  readonly statement: string;
  readonly colours: readonly Hex[];
}

const preferred = (first: Wishes, second: Wishes): Wishes => ({
  headline: first.headline || second.headline,
  copy: first.copy || second.copy,
  statement: first.statement || second.statement,
  colours: [...first.colours, ...second.colours],
});

const labelled = (text: string, label: string): string =>
  new RegExp(`^\\s*(?:${label}):\\s*(.+)$`, 'imu').exec(text)?.[1]?.trim() ?? '';

/** What a description asks for in so many words: `headline: …`, a line in quotes, `copy: …`, `#rrggbb`, a colour by name. */
const readWishes = (description: string): Wishes => {
  const text = description.slice(0, id8Limits.description);
  const quoted = /[“„"]([^”“"]{2,120})[”“"]/u.exec(text)?.[1] ?? '';
  const hexes = [...text.matchAll(/#[\da-f]{6}\b/gi)].map(([hex]) => hex.toLowerCase());
  const named = Object.entries(colourNames).flatMap(([hex, names]) => (names.test(text) ? [hex] : []));
  return {
    headline: labelled(text, 'headline|überschrift|overskrift') || quoted,
    copy: labelled(text, 'copy|text|tekst'),
    statement: labelled(text, 'statement|claim|slogan'),
    colours: [...hexes, ...named],
  };
};

const colourNames: Readonly<Record<Hex, RegExp>> = {
  '#c8102e': /\b(red|rot(?:e[rns]?)?|rød)\b/iu,
  '#2743d2': /\b(blue|blau(?:e[rns]?)?|blå)\b/iu,
  '#0f7a4f': /\b(green|grün(?:e[rns]?)?|grøn)\b/iu,
  '#f2a900': /\b(yellow|gelb(?:e[rns]?)?|gul)\b/iu,
  '#e4572e': /\b(orange)\b/iu,
  '#6b2fb3': /\b(purple|violet|lila|violett?)\b/iu,
  '#d6336c': /\b(pink|rosa)\b/iu,
  '#20222a': /\b(black|schwarz(?:e[rns]?)?|sort)\b/iu,
};
