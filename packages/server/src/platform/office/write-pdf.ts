import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import {
  type DocumentBrand,
  type DocumentChart,
  type DocumentPage,
  type DocumentPicture,
  fitLogo,
  formatIn,
  inkColor,
  mutedColor,
  type OfficeDocument,
  placeInRow,
  quietColor,
  toRows,
} from './office-document.ts';

const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));
const fonts = { text: '400Regular/Inter_400Regular.ttf', strong: '600SemiBold/Inter_600SemiBold.ttf' } as const;

/** A4 in points. */
const margin = 56;
const logoBox = { width: 150, height: 34 };
const barHeight = 11;

export const writePdf = (document: OfficeDocument, brand: DocumentBrand): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 20 },
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
  for (const [index, page] of document.pages.entries()) {
    if (index > 0) pdf.addPage();
    writePage(pdf, page, document, brand);
  }
  writeFooters(pdf, document);
  pdf.end();
  return written;
};

type Pdf = InstanceType<typeof PDFDocument>;

const innerWidth = ({ page }: Pdf): number => page.width - 2 * margin;

const writePage = (pdf: Pdf, page: DocumentPage, document: OfficeDocument, brand: DocumentBrand): void => {
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
  pdf
    .font('strong')
    .fontSize(20)
    .fillColor(inkColor)
    .text(page.title, margin, 86, { width: innerWidth(pdf) });
  pdf.moveDown(0.6);
  pdf.font('text').fontSize(11).fillColor(inkColor);
  for (const paragraph of page.paragraphs) pdf.text(paragraph, { lineGap: 3, paragraphGap: 7 });
  if (page.pictures?.length) drawPictures(pdf, page.pictures);
  if (page.chart) drawChart(pdf, page.chart, document, brand);
};

/** The widest ones below the others, in what is left of the page. */
const drawPictures = (pdf: Pdf, pictures: readonly DocumentPicture[]): void => {
  const rows = toRows(pictures);
  const gap = 12;
  let y = pdf.y + 10;
  const room = pdf.page.height - margin - 20 - y - gap * (rows.length - 1);
  for (const [index, row] of rows.entries()) {
    const height = Math.max(40, index === 0 ? room * (rows.length > 1 ? 0.7 : 1) : room * 0.3);
    const placed = placeInRow(row, { width: innerWidth(pdf), height, gap });
    for (const { picture, x, width, height: tall } of placed)
      pdf.image(Buffer.from(picture.content), margin + x, y, { width, height: tall });
    y += (placed[0]?.height ?? 0) + gap;
  }
};

const drawChart = (pdf: Pdf, chart: DocumentChart, { language }: OfficeDocument, brand: DocumentBrand): void => {
  const rowHeight = chart.series.length * (barHeight + 2) + 9;
  const needed = 50 + chart.categories.length * rowHeight;
  if (pdf.y + needed > pdf.page.height - margin - 20) pdf.addPage();
  pdf.moveDown(1);
  pdf.font('strong').fontSize(11).fillColor(inkColor).text(chart.title, margin, pdf.y);
  drawLegend(pdf, chart, brand);
  const labelWidth = 150;
  const figureWidth = 44;
  const width = innerWidth(pdf) - labelWidth - figureWidth;
  let y = pdf.y + 8;
  for (const [place, category] of chart.categories.entries()) {
    const isOwn = place === chart.own;
    const label = { width: labelWidth - 10, height: rowHeight, lineBreak: false, ellipsis: true } as const;
    pdf
      .font(isOwn ? 'strong' : 'text')
      .fontSize(9.5)
      .fillColor(inkColor)
      .text(category, margin, y + 1, label);
    for (const [index, { values }] of chart.series.entries()) {
      const value = values[place];
      const top = y + index * (barHeight + 2);
      if (value == null) continue;
      const length = Math.max(1, (width * Math.max(0, value)) / chart.max);
      pdf.rect(margin + labelWidth, top, length, barHeight).fill(barColor(index, isOwn, brand));
      const figure = formatIn(language, value, chart.decimals);
      pdf
        .font('text')
        .fontSize(8.5)
        .fillColor(quietColor)
        .text(figure, margin + labelWidth + length + 5, top + 1, { lineBreak: false });
    }
    y += rowHeight;
  }
  pdf.x = margin;
  pdf.y = y;
};

const drawLegend = (pdf: Pdf, { series }: DocumentChart, brand: DocumentBrand): void => {
  const top = pdf.y + 4;
  let x = margin;
  pdf.font('text').fontSize(9);
  for (const [index, { name }] of series.entries()) {
    pdf.rect(x, top + 1, 8, 8).fill(barColor(index, false, brand));
    pdf.fillColor(quietColor).text(name, x + 12, top, { lineBreak: false });
    x += 12 + pdf.widthOfString(name) + 16;
  }
  pdf.y = top + 14;
};

const barColor = (index: number, isOwn: boolean, brand: DocumentBrand): string =>
  index > 0 ? mutedColor : isOwn ? brand.color : quietColor;

const writeFooters = (pdf: Pdf, { source }: OfficeDocument): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    const y = pdf.page.height - margin;
    // What is written below the margin would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font('text').fontSize(8).fillColor(quietColor);
    pdf.text(source, margin, y, { width: innerWidth(pdf) - 60, lineBreak: false, ellipsis: true });
    pdf.text(`${index + 1} / ${count}`, pdf.page.width - margin - 60, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
  }
};
