import {
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

/** Big numbers side by side. */
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
const numberWidth = 1;
const lettersAnInch = 13;
const lineHeight = 0.19;
const cellPadding = 0.1;
/** From below the title to above the source. */
const tableRoom = 4.9;

const textWidth = ({ columns }: DocumentTable): number => {
  const numbers = columns.filter(({ isNumber }) => isNumber).length;
  return (slideWidth - numbers * numberWidth) / Math.max(1, columns.length - numbers);
};

const rowHeight = (table: DocumentTable, row: readonly string[]): number => {
  const lines = row.map((text, column) => {
    const width = table.columns[column]!.isNumber ? numberWidth : textWidth(table);
    return Math.ceil(Math.max(1, text.length) / (width * lettersAnInch));
  });
  return Math.max(...lines) * lineHeight + cellPadding;
};

/** A page whose table is too tall as several, each with the heading. */
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
  return parts.map((rows, index) => ({
    ...page,
    title: parts.length > 1 ? `${page.title} (${index + 1}/${parts.length})` : page.title,
    table: { ...table, rows },
  }));
};

/** A native table. */
export const addTable = (slide: Slide, table: DocumentTable, { x, y, w }: Place): void => {
  const { columns, rows } = table;
  const border = { type: 'solid', color: 'D5DCE1', pt: 0.75 } as const;
  const none = { type: 'none' } as const;
  const cell = (text: string, column: number, isHeading: boolean) => ({
    text,
    options: {
      ...{ fontFace: font, fontSize: 10, color: hex(isHeading ? quietColor : inkColor), bold: isHeading },
      align: columns[column]!.isNumber ? ('right' as const) : ('left' as const),
      ...{ valign: 'top' as const, margin: [0.03, 0.06, 0.03, 0.06] as [number, number, number, number] },
      border: [none, none, border, none] as [typeof none, typeof none, typeof border, typeof none],
    },
  });
  slide.addTable(
    [
      columns.map(({ label }, column) => cell(label, column, true)),
      ...rows.map((row) => row.map((text, column) => cell(text, column, false))),
    ],
    { x, y, w, colW: columns.map(({ isNumber }) => (isNumber ? numberWidth : textWidth(table))) },
  );
};
