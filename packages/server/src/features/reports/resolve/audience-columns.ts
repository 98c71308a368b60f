import { type ReportLanguage, reportLimits } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { withNote } from './open-resonance.ts';
import { reportWords } from './report-words.ts';

interface AudienceColumns {
  /** Among all audiences. */
  readonly places: readonly number[];
  readonly variable: string;
  /** How many audiences the variable has. */
  readonly all: number;
}

/** The audiences of one variable that a table has room for, of the first where none is named; null where it is not there. */
export const chooseColumns = <A>(
  audiences: readonly A[],
  variable: string | null,
  headerOf: (audience: A) => string,
): AudienceColumns | null => {
  const wanted = variable ?? (audiences[0] === undefined ? null : headerOf(audiences[0]));
  const places = audiences.flatMap((audience, place) => (headerOf(audience) === wanted ? [place] : []));
  if (wanted === null || places.length === 0) return null;
  return { places: places.slice(0, reportLimits.columns), variable: wanted, all: places.length };
};

export const withColumns = (source: Source, language: ReportLanguage, { places, all }: AudienceColumns): Source =>
  places.length === all ? source : withNote(source, reportWords[language].resonance.audiencesShown(places.length, all));
