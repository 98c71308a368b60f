import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import {
  badgeColors,
  type DocumentBrand,
  type DocumentPage,
  type DocumentPicture,
  fitLogo,
  inkColor,
  type OfficeDocument,
  placeInRow,
  quietColor,
  toRows,
} from './office-document.ts';
import { chartHeight, drawChart } from './pdf-charts.ts';
import { innerWidth, margin, type Pdf, pageBottom } from './pdf-page.ts';
import { drawFigures, drawTable, figuresHeight, leastTableHeight } from './pdf-tables.ts';

const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));
const fonts = { text: '400Regular/Inter_400Regular.ttf', strong: '600SemiBold/Inter_600SemiBold.ttf' } as const;

const logoBox = { width: 150, height: 34 };

const pageMargins = { top: margin, left: margin, right: margin, bottom: margin + 20 };

export const writePdf = (document: OfficeDocument, brand: DocumentBrand): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { ...pageMargins },
    bufferPages: true,
    lang: document.language,
    displayTitle: true,
    info: { Title: document.title, Author: brand.name },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, fontFile(file));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const draw: Draw = { document, brand, addPage: () => startPage(pdf.addPage(), document, brand) };
  makeRoomForFooter(pdf, document);
  startPage(pdf, document, brand);
  if (document.cover) writeCover(pdf, document, document.cover);
  for (const [index, page] of document.pages.entries()) writePage(pdf, page, { ...draw, isFirst: index === 0 });
  writeFooters(pdf, document);
  pdf.end();
  return written;
};

interface Draw {
  readonly document: OfficeDocument;
  readonly brand: DocumentBrand;
  readonly addPage: () => void;
}

const startPage = (pdf: Pdf, document: OfficeDocument, brand: DocumentBrand): void => {
  const { logo } = brand;
  pdf.rect(0, 0, pdf.page.width, 5).fill(brand.color);
  if (logo) {
    const fitted = fitLogo(logo, logoBox);
    pdf.image(Buffer.from(logo.content), pdf.page.width - margin - fitted.width, 28, fitted);
  } else {
    const place = { width: 200, align: 'right' } as const;
    pdf
      .font('strong')
      .fontSize(11)
      .fillColor(brand.color)
      .text(brand.name, pdf.page.width - margin - 200, 36, place);
  }
  pdf
    .font('text')
    .fontSize(9)
    .fillColor(quietColor)
    .text(document.subtitle, margin, 38, { width: innerWidth(pdf) - 210 });
  pdf.x = margin;
  pdf.y = 86;
};

const writeCover = (pdf: Pdf, { title, badge }: OfficeDocument, lines: readonly string[]): void => {
  pdf
    .font('strong')
    .fontSize(26)
    .fillColor(inkColor)
    .text(title, margin, pdf.y, { width: innerWidth(pdf) });
  pdf.moveDown(0.3);
  pdf.font('text').fontSize(11).fillColor(quietColor);
  for (const line of lines) pdf.text(line);
  if (badge) writeBadge(pdf, badge);
  pdf.moveDown(1);
};

const writeBadge = (pdf: Pdf, text: string): void => {
  pdf.font('strong').fontSize(9.5);
  const y = pdf.y + 8;
  const width = Math.min(innerWidth(pdf), pdf.widthOfString(text) + 16);
  pdf.roundedRect(margin, y, width, 20, 4).fill(badgeColors.fill);
  pdf.fillColor(badgeColors.text);
  pdf.text(text, margin + 8, y + 5, { width: width - 15, height: 12, lineBreak: false, ellipsis: true });
  pdf.x = margin;
  pdf.y = y + 24;
};

const gapBetween = 26;

const writePage = (
  pdf: Pdf,
  page: DocumentPage,
  { document, brand, addPage, isFirst }: Draw & { isFirst: boolean },
) => {
  const size = page.isFollowing ? 15 : 20;
  if (page.isFollowing && !isFirst) pdf.y += gapBetween;
  const isFitting = pdf.y + leastHeight(pdf, page, size) <= pageBottom(pdf);
  const isNew = page.isFollowing ? !isFitting : !isFirst;
  if (isNew) addPage();
  if (page.title)
    pdf
      .font('strong')
      .fontSize(size)
      .fillColor(inkColor)
      .text(page.title, margin, pdf.y, { width: innerWidth(pdf) });
  pdf.moveDown(page.isFollowing ? 0.4 : 0.6);
  pdf.font('text').fontSize(11).fillColor(inkColor);
  for (const paragraph of page.paragraphs) pdf.text(paragraph, margin, pdf.y, { lineGap: 3, paragraphGap: 7 });
  if (page.figures) drawFigures(pdf, page.figures, brand);
  if (page.table) drawTable(pdf, page.table, addPage);
  if (page.pictures?.length) drawPictures(pdf, page.pictures, page.isFollowing ? pictureRoom : undefined);
  if (page.chart) {
    if (pdf.y + chartHeight(pdf, page.chart) > pageBottom(pdf)) addPage();
    drawChart(pdf, page.chart, document.language, brand);
  }
  if (page.source) writeSource(pdf, page.source);
};

/** What stays together with the heading; pages break within long texts and tables. */
const leastHeight = (pdf: Pdf, page: DocumentPage, size: number): number => {
  const width = innerWidth(pdf);
  const heading = pdf.font('strong').fontSize(size).heightOfString(page.title, { width }) + 10;
  pdf.font('text').fontSize(11);
  const texts = page.paragraphs.map((text) => pdf.heightOfString(text, { width, lineGap: 3 }) + 7);
  const text = texts.reduce((sum, height) => sum + height, 0);
  const rest =
    (page.figures ? figuresHeight(pdf, page.figures) : 0) +
    (page.table ? leastTableHeight : 0) +
    (page.pictures?.length ? pictureRoom : 0) +
    (page.chart ? chartHeight(pdf, page.chart) : 0) +
    (page.source ? 26 : 0);
  // What fills more than a page begins where it is.
  return Math.min(heading + text + rest, pageBottom(pdf) - 90);
};

const writeSource = (pdf: Pdf, source: string): void => {
  pdf.font('text').fontSize(8).fillColor(quietColor);
  pdf.text(source, margin, pdf.y + 6, { width: innerWidth(pdf), lineGap: 1 });
};

const pictureRoom = 320;

const drawPictures = (pdf: Pdf, pictures: readonly DocumentPicture[], most = Number.POSITIVE_INFINITY): void => {
  const rows = toRows(pictures);
  const gap = 12;
  let y = pdf.y + 10;
  const room = Math.min(most, pageBottom(pdf) - y) - gap * (rows.length - 1);
  for (const [index, row] of rows.entries()) {
    const height = Math.max(40, index === 0 ? room * (rows.length > 1 ? 0.7 : 1) : room * 0.3);
    const placed = placeInRow(row, { width: innerWidth(pdf), height, gap });
    for (const { picture, x, width, height: tall } of placed)
      pdf.image(Buffer.from(picture.content), margin + x, y, { width, height: tall });
    y += (placed[0]?.height ?? 0) + gap;
  }
  pdf.x = margin;
  pdf.y = y;
};

const footerSize = 8;
const oneLine = 10;

const footerHeight = (pdf: Pdf, { source }: OfficeDocument): number =>
  pdf
    .font('text')
    .fontSize(footerSize)
    .heightOfString(source, { width: innerWidth(pdf) - 60 });

/** Of lines beyond the first, on this page and those to come. */
const makeRoomForFooter = (pdf: Pdf, document: OfficeDocument): void => {
  const bottom = margin + 20 + Math.max(0, footerHeight(pdf, document) - oneLine);
  pdf.page.margins.bottom = bottom;
  pdf.options.margins = { ...pageMargins, bottom };
};

const writeFooters = (pdf: Pdf, document: OfficeDocument): void => {
  const height = footerHeight(pdf, document);
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    const y = pdf.page.height - margin;
    // What is written below the margin would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font('text').fontSize(footerSize).fillColor(quietColor);
    pdf.text(document.source, margin, y + oneLine - height, { width: innerWidth(pdf) - 60 });
    pdf.text(`${index + 1} / ${count}`, pdf.page.width - margin - 60, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
  }
};
