import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { copyText } from '#/platform/tables/cell-text.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { checkDatasetSize } from './check-dataset-size.ts';
import { findKnown } from './find-known.ts';
import { importLimits } from './import-limits.ts';
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
  const most = importLimits.labelCharacters;
  const isShort = (cell: string, heading: string, line: number): boolean => {
    if (cell.length > most) errors.add('labelTooLong_sheets', line, { sheet: 'concepts', heading, cell, most });
    return cell.length <= most;
  };
  for await (const batch of body) {
    checkDatasetSize(builder);
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
        builder.addMention(row, conceptOf(concept), copyText(subconcept), tone);
      }
    }
  }
}
