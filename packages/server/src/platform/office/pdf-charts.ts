import { axisTicks, isMarked, isOwnApart } from '@soundings/contract/reports/chart-places';
import { formatFigure } from '@soundings/contract/reports/report-figures';
import {
  type DocumentBrand,
  type DocumentChart,
  formatIn,
  inkColor,
  legendOf,
  linesBelow,
  type OfficeDocument,
  pointColor,
  quietColor,
  seriesColor,
} from './office-document.ts';
import { innerWidth, margin, type Pdf } from './pdf-page.ts';
import { drawScatter, scatterHeight } from './pdf-scatter.ts';

type Language = OfficeDocument['language'];

const barHeight = 11;
const figureWidth = 44;
const labelSize = 9.5;
const lineChartHeight = 190;
const listedHeight = 12;

const labelWidth = ({ categories }: DocumentChart): number =>
  categories.some(({ length }) => length > 28) ? 220 : 150;

const rowHeights = (pdf: Pdf, chart: DocumentChart): number[] => {
  pdf.font('text').fontSize(labelSize);
  const bars = chart.series.length * (barHeight + 2);
  const width = labelWidth(chart) - 10;
  return chart.categories.map((category) => Math.max(bars, pdf.heightOfString(category, { width })) + 9);
};

export const chartHeight = (pdf: Pdf, chart: DocumentChart): number =>
  60 +
  listedHeight * linesBelow(chart).length +
  (chart.form === 'lines'
    ? lineChartHeight
    : chart.form === 'scatter'
      ? scatterHeight
      : rowHeights(pdf, chart).reduce((sum, height) => sum + height, 0));

export const drawChart = (pdf: Pdf, chart: DocumentChart, language: Language, brand: DocumentBrand): void => {
  pdf.moveDown(1);
  pdf.font('strong').fontSize(11).fillColor(inkColor);
  if (chart.title !== '') pdf.text(chart.title, margin, pdf.y, { width: innerWidth(pdf) });
  if (chart.form === 'scatter') drawScatter(pdf, chart, language, brand);
  else {
    if (chart.series.length > 1 || isOwnApart(chart)) drawLegend(pdf, chart, language, brand);
    if (chart.form === 'lines') drawLines(pdf, chart, language, brand);
    else drawBars(pdf, chart, language, brand);
  }
  drawListed(pdf, chart);
  pdf.x = margin;
};

const drawBars = (pdf: Pdf, chart: DocumentChart, language: Language, brand: DocumentBrand): void => {
  const labels = labelWidth(chart);
  const width = innerWidth(pdf) - labels - figureWidth;
  const heights = rowHeights(pdf, chart);
  let y = pdf.y + 8;
  for (const [place, category] of chart.categories.entries()) {
    pdf
      .font(place === chart.own ? 'strong' : 'text')
      .fontSize(labelSize)
      .fillColor(inkColor)
      .text(category, margin, y + 1, { width: labels - 10 });
    for (const [index, { values }] of chart.series.entries()) {
      const value = values[place];
      const top = y + index * (barHeight + 2);
      if (value == null) continue;
      const length = Math.max(1, (width * Math.max(0, value)) / chart.max);
      pdf.rect(margin + labels, top, length, barHeight).fill(barColor(chart, index, place, brand));
      pdf
        .font('text')
        .fontSize(8.5)
        .fillColor(quietColor)
        .text(formatFigure(language, value, chart), margin + labels + length + 5, top + 1, { lineBreak: false });
    }
    y += heights[place]!;
  }
  pdf.y = y;
};

const barColor = (chart: DocumentChart, index: number, place: number, brand: DocumentBrand): string =>
  isOwnApart(chart) && !chart.series[index]?.isBefore
    ? pointColor(chart, place, brand)
    : seriesColor(chart, index, brand);

const drawLines = (pdf: Pdf, chart: DocumentChart, language: Language, brand: DocumentBrand): void => {
  const { min = 0, max, categories, series } = chart;
  const left = margin + 30;
  const width = innerWidth(pdf) - 40;
  const top = pdf.y + 12;
  const height = lineChartHeight - 34;
  const x = (place: number) => left + (categories.length < 2 ? width / 2 : (width * place) / (categories.length - 1));
  const y = (value: number) => top + height - (height * (value - min)) / Math.max(1e-9, max - min);
  for (const value of axisTicks(min, max)) {
    pdf
      .moveTo(left, y(value))
      .lineTo(left + width, y(value))
      .lineWidth(0.5)
      .stroke('#e3e8eb');
    const label = { width: 26, align: 'right', lineBreak: false } as const;
    pdf.font('text').fontSize(8).fillColor(quietColor);
    pdf.text(formatIn(language, value, max - min < 8 ? 1 : 0), margin - 2, y(value) - 4, label);
  }
  const shown = new Set([0, 1, 2, 3, 4].map((part) => Math.round(((categories.length - 1) * part) / 4)));
  const wide = Math.max(80, width / shown.size - 10);
  for (const place of shown) {
    const at = Math.min(Math.max(margin, x(place) - wide / 2), left + width + 10 - wide);
    pdf.font('text').fontSize(8).fillColor(quietColor);
    const label = { width: wide, height: 10, align: 'center', lineBreak: false, ellipsis: true } as const;
    pdf.text(categories[place]!, at, top + height + 6, label);
  }
  for (const [index, { from, to }] of (chart.events ?? []).entries()) {
    pdf
      .rect(x(from) - 0.5, top, Math.max(1, x(to) - x(from)), height)
      .fillOpacity(0.1)
      .fill(inkColor)
      .fillOpacity(1);
    const number = { width: 20, align: 'center', lineBreak: false } as const;
    pdf.font('strong').fontSize(8).fillColor(quietColor);
    pdf.text(`${index + 1}`, x((from + to) / 2) - 10, top - 10, number);
  }
  for (const [index, { values, isGoal }] of series.entries()) {
    const color = seriesColor(chart, index, brand);
    drawLine(pdf, values, { x, y });
    if (isGoal) {
      pdf.dash(4, { space: 3 }).lineWidth(1).stroke(color).undash();
      continue;
    }
    pdf.lineWidth(index === chart.own ? 2.2 : 1.3).stroke(color);
    const last = values.findLastIndex((value) => value !== null);
    for (const [place, value] of values.entries())
      if (value !== null && (place === last || isMarked(chart))) pdf.circle(x(place), y(value), 2.2).fill(color);
  }
  pdf.y = top + lineChartHeight - 16;
};

const drawListed = (pdf: Pdf, chart: DocumentChart): void => {
  const below = pdf.y;
  const lines = linesBelow(chart);
  for (const [index, line] of lines.entries()) {
    pdf.font('text').fontSize(8.5).fillColor(quietColor);
    const place = { width: innerWidth(pdf), height: listedHeight, lineBreak: false, ellipsis: true };
    pdf.text(line, margin, below + index * listedHeight, place);
  }
  pdf.y = below + listedHeight * lines.length;
};

interface Scales {
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
}

const drawLine = (pdf: Pdf, values: readonly (number | null)[], { x, y }: Scales): void => {
  let isDrawing = false;
  for (const [place, value] of values.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    if (isDrawing) pdf.lineTo(x(place), y(value));
    else pdf.moveTo(x(place), y(value));
    isDrawing = true;
  }
};

const drawLegend = (pdf: Pdf, chart: DocumentChart, language: Language, brand: DocumentBrand): void => {
  let top = pdf.y + 4;
  let x = margin;
  pdf.font('text').fontSize(9);
  for (const { name, color } of legendOf(chart, brand, language)) {
    const wide = 12 + pdf.widthOfString(name) + 16;
    if (x + wide > margin + innerWidth(pdf) && x > margin) {
      x = margin;
      top += 14;
    }
    pdf.rect(x, top + 1, 8, 8).fill(color);
    pdf.fillColor(quietColor).text(name, x + 12, top, { lineBreak: false });
    x += wide;
  }
  pdf.y = top + 14;
};
