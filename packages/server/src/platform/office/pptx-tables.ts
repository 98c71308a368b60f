import {
  columnWidths,
  type DocumentBrand,
  type DocumentFigure,
  type DocumentPage,
  type DocumentTable,
  inkColor,
  quietColor,
} from './office-document.ts';
import { font, hex, type Slide } from './pptx-slide.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export const addFigures = (
  slide: Slide,
  figures: readonly DocumentFigure[],
  brand: DocumentBrand,
  { x, y, w }: Place,
): void => {
  const gap = 0.3;
  const width = (w - gap * (figures.length - 1)) / figures.length;
  for (const [index, { label, value, notes }] of figures.entries()) {
    const place = { x: x + index * (width + gap), w: width, margin: 0, fontFace: font } as const;
    slide.addShape('line', { x: place.x, y, w: width, h: 0, line: { color: hex(brand.color), width: 2 } });
    slide.addText(label, { ...place, y: y + 0.15, h: 0.4, fontSize: 14, color: hex(quietColor) });
    const big = { fontSize: 44, bold: true, color: hex(inkColor), fit: 'shrink' } as const;
    slide.addText(value, { ...place, ...big, y: y + 0.6, h: 0.95 });
    slide.addText(
      notes.map((text) => ({ text, options: { breakLine: true } })),
      { ...place, y: y + 1.65, h: 1.2, fontSize: 13, color: hex(quietColor), valign: 'top' },
    );
  }
};

const slideWidth = 12.13;
const tableRoom = 5;

/** Few columns have room for larger letters. Widths and heights in inches, letters in points. */
const lookOf = ({ columns }: DocumentTable) =>
  columns.length <= 3
    ? { size: 14, numberWidth: 0.7, lettersAnInch: 10.5, lineHeight: 0.24 }
    : { size: 11, numberWidth: columns.length <= 6 ? 1.4 : 1.05, lettersAnInch: 13, lineHeight: 0.19 };
const cellPadding = 0.12;

const rowHeight = (table: DocumentTable, row: readonly string[]): number => {
  const { numberWidth, lettersAnInch, lineHeight } = lookOf(table);
  const widths = columnWidths(table, slideWidth, numberWidth);
  const lines = row.map((text, column) =>
    text
      .split('\n')
      .reduce((sum, line) => sum + Math.ceil(Math.max(1, line.length) / (widths[column]! * lettersAnInch)), 0),
  );
  return Math.max(...lines) * lineHeight + cellPadding;
};

export const splitTable = (page: DocumentPage): DocumentPage[] => {
  const { table } = page;
  if (!table) return [page];
  const parts: (readonly string[])[][] = [[]];
  let height = rowHeight(
    table,
    table.columns.map(({ label }) => label),
  );
  const heading = height;
  for (const row of table.rows) {
    const own = rowHeight(table, row);
    if (height + own > tableRoom && parts.at(-1)!.length > 0) {
      parts.push([]);
      height = heading;
    }
    parts.at(-1)!.push(row);
    height += own;
  }
  const own = table.rows[table.ownRow ?? -1];
  let from = 0;
  return parts.map((rows, index) => {
    const quiet = (table.quiet ?? []).slice(from, from + rows.length);
    from += rows.length;
    return {
      ...page,
      title: parts.length > 1 ? `${page.title} (${index + 1}/${parts.length})` : page.title,
      table: { ...table, rows, quiet, ownRow: own ? rows.indexOf(own) : null },
    };
  });
};

export const addTable = (slide: Slide, table: DocumentTable, { x, y, w }: Place): void => {
  const { columns, rows, ownRow, quiet } = table;
  const { size, numberWidth } = lookOf(table);
  const border = { type: 'solid', color: 'D5DCE1', pt: 0.75 } as const;
  const none = { type: 'none' } as const;
  const cell = (text: string, column: number, { isQuiet = false, isBold = false }) => ({
    text,
    options: {
      ...{ fontFace: font, fontSize: size, color: hex(isQuiet ? quietColor : inkColor), bold: isBold },
      align: columns[column]!.isNumber ? ('right' as const) : ('left' as const),
      ...{ valign: 'top' as const, margin: [0.03, 0.06, 0.03, 0.06] as [number, number, number, number] },
      border: [none, none, border, none] as [typeof none, typeof none, typeof border, typeof none],
    },
  });
  slide.addTable(
    [
      columns.map(({ label }, column) => cell(label, column, { isQuiet: true, isBold: true })),
      ...rows.map((row, at) =>
        row.map((text, column) =>
          cell(text, column, { isQuiet: quiet?.[at]?.[column] ?? false, isBold: at === ownRow }),
        ),
      ),
    ],
    { x, y, w, colW: columnWidths(table, w, numberWidth) },
  );
};
