import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricFile } from '@soundings/contract/sonar/metric-import';
import { shortenText } from '#/platform/files/cut-text.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { type MetricTable, withMetricTable } from './open-metric-table.ts';
import { proposeMapping, questionsOf } from './propose-mapping.ts';
import { surveyTable } from './survey-table.ts';

const longestCell = 80;
const cut = (text: string): string => shortenText(text.trim(), longestCell);

const inspect = async (table: MetricTable, fileName: string, signal?: AbortSignal): Promise<MetricFile> => {
  const survey = await surveyTable(table, metricFileLimits.shownRows, signal);
  const mapping = proposeMapping(table, survey, fileName);
  return {
    fileName,
    columns: table.headings.map((heading, at) => ({
      column: at + 1,
      heading: cut(heading),
      isBlank: survey.columns[at]!.isBlank,
    })),
    rows: survey.rows,
    firstRows: survey.firstRows.map(({ cells }) => table.headings.map((_, at) => cut(cells[at] ?? ''))),
    mapping,
    questions: questionsOf(mapping, survey),
  };
};

/** What is in a file of metrics, and what it seems to mean. Throws UnreadableFileError and the signal's reason. */
export const inspectMetricFile = (path: string, fileName: string, signal?: AbortSignal): Promise<MetricFile> =>
  withMetricTable(path, signal, async (table) => {
    if (!table) throw new UnreadableFileError('metricNoRows_sheets', {});
    return inspect(table, fileName, signal);
  });
