import type { Tone } from '@soundings/engine/crosstab/dataset';

const tones: Record<string, Tone> = {
  '+': 'positive',
  positive: 'positive',
  positiv: 'positive',
  pos: 'positive',
  '-': 'negative',
  '−': 'negative',
  negative: 'negative',
  negativ: 'negative',
  neg: 'negative',
};

/** With blanks around it. */
const longestTone = 256;

/** The tone that a cell names; blank where it is empty or neutral; null where it is no tone. */
export function parseTone(cell: string): Tone | null {
  if (cell.length > longestTone) return null;
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'blank' || word === 'neutral' || word === '0') return 'blank';
  return Object.hasOwn(tones, word) ? (tones[word] ?? null) : null;
}

interface NamedMention {
  readonly subconcept: string;
  readonly tone: Tone;
}

/**
 * Subconcepts named in one cell, parted by ";" or "|" or lines, each with its tone: "price (+); service (negative)".
 * Null where there are more than `most` parts.
 */
export function splitMentions(cell: string, most: number): readonly NamedMention[] | null {
  const parts = cell.split(/[;|\n]/, most + 1);
  return parts.length > most ? null : parts.map(readMention).filter(({ subconcept }) => subconcept !== '');
}

function readMention(part: string): NamedMention {
  const text = part.trim();
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const tone = open === -1 ? null : parseTone(text.slice(open + 1, -1));
  // "price (monthly)" is a subconcept with brackets, not a tone.
  return tone === null ? { subconcept: text, tone: 'blank' } : { subconcept: text.slice(0, open).trimEnd(), tone };
}
