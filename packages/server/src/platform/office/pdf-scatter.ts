import { axisTicks, placeLabels } from '@soundings/contract/reports/chart-places';
import { pointNames } from '@soundings/contract/reports/report-figures';
import {
  type DocumentBrand,
  type DocumentChart,
  formatIn,
  inkColor,
  type OfficeDocument,
  pointColor,
  quietColor,
} from './office-document.ts';
import { innerWidth, margin, type Pdf } from './pdf-page.ts';

export const scatterHeight = 290;

export const drawScatter = (
  pdf: Pdf,
  chart: DocumentChart,
  language: OfficeDocument['language'],
  brand: DocumentBrand,
): void => {
  const { min = 0, max, series, own } = chart;
  const [across, up] = series;
  if (!across || !up) return;
  const left = margin + 30;
  const width = innerWidth(pdf) - 40;
  const top = pdf.y + 22;
  const height = scatterHeight - 70;
  const share = (value: number) => (value - min) / Math.max(1e-9, max - min);
  const x = (value: number) => left + width * share(value);
  const y = (value: number) => top + height - height * share(value);
  pdf
    .font('text')
    .fontSize(8.5)
    .fillColor(quietColor)
    .text(up.name, margin, top - 16, { lineBreak: false });
  for (const value of axisTicks(min, max)) {
    pdf
      .moveTo(left, y(value))
      .lineTo(left + width, y(value))
      .lineWidth(0.5)
      .stroke('#e3e8eb');
    pdf
      .moveTo(x(value), top)
      .lineTo(x(value), top + height)
      .lineWidth(0.5)
      .stroke('#e3e8eb');
    const text = formatIn(language, value, max - min < 8 ? 1 : 0);
    pdf.font('text').fontSize(8).fillColor(quietColor);
    pdf.text(text, margin - 2, y(value) - 4, { width: 26, align: 'right', lineBreak: false });
    pdf.text(text, x(value) - 13, top + height + 5, { width: 26, align: 'center', lineBreak: false });
  }
  pdf.fontSize(8.5).text(across.name, left, top + height + 18, { width, align: 'right', lineBreak: false });
  const names = pointNames(chart);
  const unsorted = names.flatMap((name, at) => {
    const [right, high] = [across.values[at], up.values[at]];
    if (right == null || high == null) return [];
    const point = { x: x(right), y: y(high), width: pdf.font('text').fontSize(8.5).widthOfString(name) };
    return { ...point, place: at, name, isOwn: at === own };
  });
  const points = unsorted.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const places = placeLabels(points, { height: 10, right: left + width });
  for (const [at, { x: right, y: high, place, name, isOwn }] of points.entries()) {
    pdf.circle(right, high, isOwn ? 4 : 3).fill(pointColor(chart, place, brand));
    const { left: from, middle } = places[at]!;
    pdf
      .font(isOwn ? 'strong' : 'text')
      .fontSize(8.5)
      .fillColor(inkColor);
    pdf.text(name, from, middle - 5, { lineBreak: false });
  }
  pdf.y = top + height + 36;
};
