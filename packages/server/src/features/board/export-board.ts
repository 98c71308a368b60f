import type { BoardCalls } from '@soundings/contract/board/calls';
import type { Download } from '@soundings/contract/endpoint';
import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import { exportMessages, exportTable } from '#/features/exports/export-table.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import { writeDocx } from '#/platform/office/write-docx.ts';
import type { Services } from '#/platform/services.ts';
import { predictFigures } from '../predictor/predict-figures.ts';
import { findMessagesById } from './board.store.ts';
import type { BoardRow } from './board.tables.ts';
import { assertMayUse, type OpenBoard } from './change-board.ts';

/** Figures of a file have so many decimals as a page shows. */
const round = (figure: number, decimals = 1): number => Number(figure.toFixed(decimals));

type Cell = string | number | null;

const words = {
  en: {
    ...{ count: 'No.', message: 'Message', createType: 'Created as', selected: 'Selected', final: 'Final' },
    ...{ writer: 'Writer', interest: 'R1 (predicted)', low: 'R1 from', high: 'R1 to', action: 'R2 (predicted)' },
    ...{ uncertainty: 'Uncertainty', page: 'Page', yes: 'yes', no: 'no' },
    ...{ GENERATED: 'generated', COMPRESSED: 'compressed', MANUAL: 'manual' },
  },
  de: {
    ...{ count: 'Nr.', message: 'Botschaft', createType: 'Entstanden als', selected: 'Ausgewählt', final: 'Final' },
    ...{ writer: 'Schreiber', interest: 'R1 (Vorhersage)', low: 'R1 von', high: 'R1 bis', action: 'R2 (Vorhersage)' },
    ...{ uncertainty: 'Unsicherheit', page: 'Seite', yes: 'ja', no: 'nein' },
    ...{ GENERATED: 'generiert', COMPRESSED: 'verdichtet', MANUAL: 'manuell' },
  },
} as const;

const tableOf = (rows: readonly BoardRow[], lang: 'en' | 'de') => {
  const text = words[lang];
  const yes = (is: boolean): string => (is ? text.yes : text.no);
  const columns: readonly (readonly [string, (row: BoardRow) => Cell])[] = [
    [text.count, ({ count }) => count],
    [text.message, (row) => row.text],
    [text.createType, ({ createType }) => text[createType]],
    [text.selected, ({ selected }) => yes(selected)],
    [text.final, ({ reaction }) => yes(reaction === 'LIKE')],
    [text.writer, ({ writer }) => writer?.name ?? null],
    [text.interest, (row) => round(predictFigures(row.text).interest)],
    [text.low, (row) => round(predictFigures(row.text).low)],
    [text.high, (row) => round(predictFigures(row.text).high)],
    [text.action, (row) => round(predictFigures(row.text).action)],
    [text.uncertainty, (row) => round(predictFigures(row.text).uncertainty, 2)],
    [text.page, ({ origin }) => origin?.url || null],
  ];
  return {
    columns: columns.map(([heading]) => heading),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
};

/** Messages of a project as a file, in the order of their ids. Throws noMessagesAvailable and accessDenied. */
export const exportBoard = async (
  services: Services,
  { project: { id, projectName }, viewer }: OpenBoard,
  { ids, format, lang }: ProjectRequest<BoardCalls['exportMessages']>,
): Promise<Download> => {
  const byId = new Map((await findMessagesById(services.db, id, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((one) => byId.get(one) ?? []);
  assertMayUse(viewer, rows);
  if (rows.length === 0) throw new AppError('noMessagesAvailable');
  const texts = rows.map(({ text }) => text);
  if (format === 'TXT') return exportMessages(services, texts, projectName);
  if (format === 'DOCX') {
    const fileName = stampedFileName(projectName, 'docx', services.now());
    return { fileName, content: writeDocx(projectName, texts) };
  }
  const file = format === 'CSV' ? 'csv' : 'xlsx';
  return exportTable(services, { title: projectName, format: file, lang, notes: [], ...tableOf(rows, lang) });
};
