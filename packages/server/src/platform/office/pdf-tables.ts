import {
  columnWidths,
  type DocumentBrand,
  type DocumentFigure,
  type DocumentTable,
  inkColor,
  quietColor,
} from './office-document.ts';
import { innerWidth, margin, type Pdf, pageBottom } from './pdf-page.ts';

const gap = 18;
const noteSize = 9;

const figureWidth = (pdf: Pdf, figures: readonly DocumentFigure[]): number =>
  (innerWidth(pdf) - gap * (figures.length - 1)) / figures.length;

export const figuresHeight = (pdf: Pdf, figures: readonly DocumentFigure[]): number => {
  const width = figureWidth(pdf, figures);
  pdf.font('text').fontSize(noteSize);
  return 58 + Math.max(...figures.map(({ notes }) => pdf.heightOfString(notes.join('\n') || ' ', { width })));
};

export const drawFigures = (pdf: Pdf, figures: readonly DocumentFigure[], brand: DocumentBrand): void => {
  const width = figureWidth(pdf, figures);
  const height = figuresHeight(pdf, figures);
  const y = pdf.y + 4;
  for (const [index, { label, value, notes }] of figures.entries()) {
    const x = margin + index * (width + gap);
    pdf.rect(x, y, width, 1.5).fill(brand.color);
    const line = { width, height: 14, lineBreak: false, ellipsis: true } as const;
    pdf
      .font('text')
      .fontSize(9.5)
      .fillColor(quietColor)
      .text(label, x, y + 7, line);
    pdf
      .font('strong')
      .fontSize(24)
      .fillColor(inkColor)
      .text(value, x, y + 20, { width, lineBreak: false });
    pdf
      .font('text')
      .fontSize(noteSize)
      .fillColor(quietColor)
      .text(notes.join('\n'), x, y + 51, { width });
  }
  pdf.x = margin;
  pdf.y = y + height;
};

const size = 8.5;
const headingSize = 7.5;
const padding = 4;
/** Of few columns the longest heading has room. */
const numberWidth = ({ columns }: DocumentTable): number =>
  columns.filter(({ isNumber }) => isNumber).length <= 8 ? 52 : 46;

const none: readonly boolean[] = [];

/** The heading and two rows. */
export const leastTableHeight = 66;

export const drawTable = (pdf: Pdf, table: DocumentTable, addPage: () => void): void => {
  const widths = columnWidths(table, innerWidth(pdf), numberWidth(table));
  const drawRow = (cells: readonly string[], isHeading: boolean, { isOwn = false, quiet = none } = {}): void => {
    const font = isHeading || isOwn ? 'strong' : 'text';
    pdf.font(font).fontSize(isHeading ? headingSize : size);
    const height = Math.max(
      ...cells.map((text, column) => pdf.heightOfString(text || ' ', { width: widths[column]! - 6 })),
    );
    if (!isHeading && pdf.y + height + 2 * padding > pageBottom(pdf)) {
      addPage();
      drawHeading();
      pdf.font(font).fontSize(size);
    }
    const y = pdf.y + padding;
    let x = margin;
    for (const [column, text] of cells.entries()) {
      const width = widths[column]!;
      const { isNumber } = table.columns[column]!;
      const place = { width: width - 6, align: isNumber ? 'right' : 'left' } as const;
      pdf.fillColor(isHeading || quiet[column] ? quietColor : inkColor).text(text, x, y, place);
      x += width;
    }
    pdf.y = y + height + padding;
    pdf.rect(margin, pdf.y, innerWidth(pdf), 0.5).fill('#d5dce1');
  };
  const drawHeading = (): void =>
    drawRow(
      table.columns.map(({ label }) => label),
      true,
    );
  drawHeading();
  for (const [at, row] of table.rows.entries())
    drawRow(row, false, { isOwn: at === table.ownRow, quiet: table.quiet?.[at] ?? none });
  pdf.x = margin;
  pdf.y += padding;
};
