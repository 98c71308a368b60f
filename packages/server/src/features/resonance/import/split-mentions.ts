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

/** The tone that a cell names; blank where it is empty or neutral; null where it is no tone. */
export function parseTone(cell: string): Tone | null {
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'blank' || word === 'neutral' || word === '0') return 'blank';
  return Object.hasOwn(tones, word) ? (tones[word] ?? null) : null;
}

/** Subconcepts named in one cell, parted by ";" or "|" or lines, each with its tone: "price (+); service (negative)". */
export function splitMentions(cell: string): { readonly subconcept: string; readonly tone: Tone }[] {
  const mentions: { subconcept: string; tone: Tone }[] = [];
  for (const part of cell.split(/[;|\n]/)) {
    const [, named = '', word = ''] = /^(.*?)(?:\(([^()]*)\))?\s*$/s.exec(part.trim()) ?? [];
    const tone = parseTone(word);
    // "price (monthly)" is a subconcept with brackets, not a tone.
    const subconcept = (tone === null ? part : named).trim();
    if (subconcept !== '') mentions.push({ subconcept, tone: tone ?? 'blank' });
  }
  return mentions;
}
