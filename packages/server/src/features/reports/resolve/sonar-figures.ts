import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Figure } from '@soundings/contract/reports/report-content';
import { sayNoise } from '@soundings/contract/reports/report-figures';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { shortGrowthIn } from '@soundings/contract/sonar/short-growth';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import type { Change } from '@soundings/engine/facts/find/market';
import { languages } from '@soundings/engine/facts/tell/chapters';
import { reportWords, scoreLabel } from './report-words.ts';
import type { Resolving } from './resolving.ts';
import { type FindChange, type FoundPeriod, isNoise } from './sonar-period.ts';

export const changeOf = ({ score, prevScore }: CalculationRow['powerrank']): number | null =>
  score === null || prevScore === null ? null : shownDifference(score, prevScore);

const noInterval = { low: null, high: null };

export const scoreFigure = (
  { language }: Resolving,
  { row, score, change }: { readonly row: CalculationRow; readonly score: ScoreName; readonly change: Change | null },
): Figure => ({
  ...{ label: scoreLabel(language, score), value: row[score].score, decimals: 1, unit: '', ...noInterval },
  ...{ change: changeOf(row[score]), isNoise: isNoise(change) },
  note: [
    ...dataNotes(language, change),
    ...(lowerIsBetter.has(score) ? [reportWords[language].sonar.better] : []),
    ...growthNotes(language, row, score),
  ].join('. '),
});

/** As the guide says it; notes of a figure have no full stop at their end. */
const dataNotes = (language: ReportLanguage, change: Change | null): string[] =>
  change ? languages[language].ofData(change).map((sentence) => sentence.replace(/\.$/, '')) : [];

const growthNotes = (language: ReportLanguage, row: CalculationRow, score: ScoreName): string[] => {
  const short = shortGrowthIn(row, score);
  return short ? [reportWords[language].sonar.growth(short, formatDay(short.since))] : [];
};

export const placeFigure = (
  { language }: Resolving,
  { rows }: FoundPeriod,
  { row, findChange }: { readonly row: CalculationRow; readonly findChange: FindChange },
): Figure => {
  const words = reportWords[language].sonar;
  const { rank, placesUp } = row.powerrank;
  const of = row.provisional ? words.provisionalPlace(words.placeOf(rows.length)) : words.placeOf(rows.length);
  const moved = placesUp === null ? [] : [words.placesUp(placesUp)];
  // A place moves by the scores of all.
  const isOfNoise = placesUp !== null && placesUp !== 0 && rows.every((one) => isNoise(findChange(one, 'powerrank')));
  return {
    ...{ label: words.place, value: rank, decimals: 0, unit: '', ...noInterval, change: null },
    note: [of, ...moved, ...(isOfNoise ? [sayNoise(language)] : [])].join(', '),
  };
};
