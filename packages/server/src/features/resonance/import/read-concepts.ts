import type { Tone } from '@soundings/engine/crosstab/dataset/dataset';
import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { copyText } from '#/platform/tables/cell-text.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { bytesBeside, checkDatasetSize, type ImportMemory, importLimits } from './import-limits.ts';
import { findKnown, type KnownIds, type OpenSheet } from './open-sheet.ts';

interface Target {
  readonly builder: DatasetBuilder;
  readonly errors: FileErrorList;
  readonly memory: ImportMemory;
}

/** A row is a subconcept in a tone (positive, negative or blank). */
export async function readConcepts(
  { columns, body }: OpenSheet<'respondent' | 'concept' | 'subconcept' | 'tone'>,
  respondents: KnownIds,
  { builder, errors, memory }: Target,
): Promise<void> {
  const concepts = new Map<string, number>();
  const ensureConcept = (name: string): number => {
    const known = concepts.get(name);
    if (known !== undefined) return known;
    const added = builder.addConcept(copyText(name));
    concepts.set(copyText(name), added);
    return added;
  };
  const most = importLimits.labelCharacters;
  const isShort = (cell: string, heading: string, line: number): boolean => {
    if (cell.length > most) errors.add('labelTooLong_sheets', line, { sheet: 'concepts', heading, cell, most });
    return cell.length <= most;
  };
  for await (const batch of body) {
    checkDatasetSize(builder, memory, respondents.size * bytesBeside.id);
    for (const { line, cells } of batch) {
      const row = findKnown(respondents, cells[columns.respondent], 'respondent', line, errors, 'concepts');
      const concept = (cells[columns.concept] ?? '').trim();
      const subconcept = (cells[columns.subconcept] ?? '').trim();
      const given = columns.tone === -1 ? '' : (cells[columns.tone] ?? '');
      const tone = parseTone(given);
      if (concept === '' || subconcept === '') {
        errors.add('conceptMissing', line, {});
      } else if (tone === null) {
        errors.add('toneUnknown', line, { cell: given.trim() });
      } else if (row !== null && isShort(concept, 'concept', line) && isShort(subconcept, 'subconcept', line)) {
        builder.addMention(row, ensureConcept(concept), copyText(subconcept), tone);
      }
    }
  }
}

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

const longestTone = 256;

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
