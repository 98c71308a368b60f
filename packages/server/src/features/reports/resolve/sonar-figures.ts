import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Figure } from '@soundings/contract/reports/report-content';
import { sayNoise } from '@soundings/contract/reports/report-figures';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { shortGrowthIn } from '@soundings/contract/sonar/short-growth';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { reportWords, scoreLabel } from './report-words.ts';
import type { Resolving } from './resolving.ts';
import type { FoundPeriod, IsNoise } from './sonar-period.ts';

export const changeOf = ({ score, prevScore }: CalculationRow['powerrank']): number | null =>
  score === null || prevScore === null ? null : shownDifference(score, prevScore);

const noInterval = { low: null, high: null };

export const scoreFigure = (
  { language }: Resolving,
  { row, score, isNoise }: { readonly row: CalculationRow; readonly score: ScoreName; readonly isNoise: boolean },
): Figure => ({
  ...{ label: scoreLabel(language, score), value: row[score].score, decimals: 1, unit: '', ...noInterval },
  ...{ change: changeOf(row[score]), isNoise },
  note: [
    ...(lowerIsBetter.has(score) ? [reportWords[language].sonar.better] : []),
    ...growthNotes(language, row, score),
  ].join('. '),
});

const growthNotes = (language: ReportLanguage, row: CalculationRow, score: ScoreName): string[] => {
  const short = shortGrowthIn(row, score);
  return short ? [reportWords[language].sonar.growth(short, formatDay(short.since))] : [];
};

export const placeFigure = (
  { language }: Resolving,
  { rows }: FoundPeriod,
  { row, isNoise }: { readonly row: CalculationRow; readonly isNoise: IsNoise },
): Figure => {
  const words = reportWords[language].sonar;
  const { rank, placesUp } = row.powerrank;
  const of = row.provisional ? words.provisionalPlace(words.placeOf(rows.length)) : words.placeOf(rows.length);
  const moved = placesUp === null ? [] : [words.placesUp(placesUp)];
  // A place moves by the scores of all.
  const isOfNoise = placesUp !== null && placesUp !== 0 && rows.every((one) => isNoise(one, 'powerrank'));
  return {
    ...{ label: words.place, value: rank, decimals: 0, unit: '', ...noInterval, change: null },
    note: [of, ...moved, ...(isOfNoise ? [sayNoise(language)] : [])].join(', '),
  };
};
