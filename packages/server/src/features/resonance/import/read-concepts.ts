import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { copyText } from './column-stats.ts';
import type { FileErrorList } from './file-error-list.ts';
import { findKnown } from './find-known.ts';
import type { OpenSheet } from './open-sheet.ts';
import { parseTone } from './split-mentions.ts';

/** Reads the sheet `concepts`: what respondents named, a subconcept a row, in a tone (positive, negative or blank). */
export async function readConcepts(
  { columns, body }: OpenSheet<'respondent' | 'concept' | 'subconcept' | 'tone'>,
  respondents: ReadonlyMap<string, number>,
  { builder, errors }: { readonly builder: DatasetBuilder; readonly errors: FileErrorList },
): Promise<void> {
  const concepts = new Map<string, number>();
  const conceptOf = (name: string): number => {
    const known = concepts.get(name);
    if (known !== undefined) return known;
    const added = builder.addConcept(copyText(name));
    concepts.set(copyText(name), added);
    return added;
  };
  for await (const batch of body) {
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
      } else if (row !== undefined) builder.addMention(row, conceptOf(concept), copyText(subconcept), tone);
    }
  }
}
