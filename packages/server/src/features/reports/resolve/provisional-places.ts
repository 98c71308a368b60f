import type { Source } from '@soundings/contract/reports/report-content';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { reportWords } from './report-words.ts';
import { type Resolving, withNoteApart } from './resolving.ts';

/** As SONAR's pages mark a rank of which less than half is known. */
const sign = '○';

export const placeOfBrand = ({
  provisional,
  powerrank: { rank },
}: Pick<CalculationRow, 'provisional' | 'powerrank'>): number | string | null =>
  provisional && rank !== null ? `${sign}\u00a0${rank}` : rank;

/** Of a chart by powerrank, whose order are the places. */
export const provisionalName = ({
  provisional,
  brandCompany,
}: Pick<CalculationRow, 'provisional' | 'brandCompany'>): string =>
  provisional ? `${brandCompany}\u00a0${sign}` : brandCompany;

/** Explains the sign of a block where it has any. */
export const withProvisional = (
  source: Source,
  { language }: Pick<Resolving, 'language'>,
  rows: readonly Pick<CalculationRow, 'provisional'>[],
): Source =>
  rows.some(({ provisional }) => provisional)
    ? withNoteApart(source, `${sign}\u00a0${reportWords[language].sonar.provisional}`)
    : source;
