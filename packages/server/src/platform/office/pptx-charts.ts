import { isMarked } from '@soundings/contract/reports/chart-places';
import { pointNames } from '@soundings/contract/reports/report-figures';
import {
  type DocumentBrand,
  type DocumentChart,
  inkColor,
  linesBelow,
  quietColor,
  seriesColor,
} from './office-document.ts';
import { font, hex, type Presentation, type Slide } from './pptx-slide.ts';

/** Categories longer than this need a third of the chart for themselves, which only a fixed place of the plot gives. */
const longLabel = 28;

/** A native chart with its workbook inside: what is not known is an empty cell. */
export const addChart = (
  pptx: Presentation,
  slide: Slide,
  chart: DocumentChart,
  brand: DocumentBrand,
  { x, w }: { x: number; w: number },
): void => {
  const below = linesBelow(chart);
  const columns = below.length > 8 ? 2 : 1;
  const rows = Math.ceil(below.length / columns);
  const foot = rows === 0 ? 0 : Math.min(1.8, 0.1 + 0.2 * rows);
  for (let column = 0; column < columns && foot > 0; column++) {
    const wide = w / columns;
    slide.addText(
      below.slice(column * rows, (column + 1) * rows).map((text) => ({ text, options: { breakLine: true } })),
      {
        ...{ x: x + column * wide, y: 6.7 - foot, w: wide - 0.1, h: foot, margin: 0, valign: 'top', fit: 'shrink' },
        ...{ fontFace: font, fontSize: rows > 6 ? 8 : 10, color: hex(quietColor) },
      },
    );
  }
  const place = { x, y: 1.5, w, h: 5.2 - foot };
  if (chart.form === 'scatter') addScatter(pptx, slide, chart, brand, place);
  else addBarsOrLines(pptx, slide, chart, brand, place);
};

interface ChartPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const chartFrame = ({ title, series }: DocumentChart) => ({
  ...{
    showTitle: title !== '',
    title,
    titleFontFace: font,
    titleFontSize: 12,
    titleColor: hex(inkColor),
    altText: title || series.map(({ name }) => name).join(', '),
  },
  ...{ catAxisLabelFontFace: font, valAxisLabelFontSize: 9, valAxisLabelFontFace: font },
});

const gridLine = { color: 'E3E8EB', size: 0.75 };

const addBarsOrLines = (
  pptx: Presentation,
  slide: Slide,
  chart: DocumentChart,
  brand: DocumentBrand,
  place: ChartPlace,
): void => {
  const { categories, series, min = 0, max, decimals, unit, form } = chart;
  const isLines = form === 'lines';
  const format = `${decimals > 0 ? '0.0' : '0'}${unit === '%' ? '"%"' : ''}`;
  const isLong = !isLines && categories.some(({ length }) => length > longLabel);
  slide.addChart(
    isLines ? pptx.ChartType.line : pptx.ChartType.bar,
    // What is not known is null, which it leaves empty whatever its types say; a 0 would be a figure.
    series.map(({ name, values }) => ({ name, labels: [...categories], values: [...values] as number[] })),
    {
      ...{ ...place, ...chartFrame(chart), chartColors: chartColors(chart, brand), displayBlanksAs: 'gap' },
      ...{ showLegend: series.length > 1, legendPos: 'b', legendFontFace: font, legendFontSize: 10 },
      ...{ catAxisLabelFontSize: isLong ? 9 : 10, valAxisMinVal: min, valAxisMaxVal: max, valGridLine: gridLine },
      ...(isLines
        ? {
            lineSize: 2,
            lineDataSymbol: isMarked(chart) ? ('circle' as const) : ('none' as const),
            catAxisLabelFrequency: labelFrequency(categories),
          }
        : {
            ...{ barDir: 'bar' as const, barGapWidthPct: 40 },
            // The first category on top; the types know one order alone.
            catAxisOrientation: 'maxMin' as 'minMax',
            ...{ showValue: true, dataLabelFormatCode: format, dataLabelFontSize: 9, dataLabelFontFace: font },
            ...(isLong && { layout: { x: 0.42, y: 0.15, w: 0.54, h: 0.7 } }),
          }),
    },
  );
};

const addScatter = (
  pptx: Presentation,
  slide: Slide,
  chart: DocumentChart,
  brand: DocumentBrand,
  place: ChartPlace,
): void => {
  const { series, min = 0, max } = chart;
  const [x, y] = series.map(({ name, values }) => ({ name, values: values as number[] }));
  if (!x || !y) return;
  slide.addChart(pptx.ChartType.scatter, [x, { ...y, labels: [...pointNames(chart)] }], {
    ...{ ...place, ...chartFrame(chart), chartColors: [hex(brand.color)], lineSize: 0, lineDataSymbolSize: 9 },
    ...{ catAxisMinVal: min, catAxisMaxVal: max, valAxisMinVal: min, valAxisMaxVal: max, catAxisLabelFontSize: 9 },
    ...{ showCatAxisTitle: true, catAxisTitle: x.name, showValAxisTitle: true, valAxisTitle: y.name },
    ...{ catAxisTitleFontFace: font, valAxisTitleFontFace: font, catAxisTitleFontSize: 10, valAxisTitleFontSize: 10 },
    ...{ valGridLine: gridLine, catGridLine: gridLine, showLegend: false },
    ...{ showLabel: true, dataLabelFormatScatter: 'custom', dataLabelPosition: 'r' },
    ...{ dataLabelFontSize: 9, dataLabelFontFace: font },
  });
};

/** Without an own brand, or with two series, all bars of a series have one colour. */
const chartColors = (chart: DocumentChart, brand: DocumentBrand): string[] => {
  const { categories, series, own, form } = chart;
  if (form !== 'lines' && series.length === 1 && own !== null)
    return categories.map((_, place) => hex(place === own ? brand.color : quietColor));
  return series.map((_, index) => hex(seriesColor(chart, index, brand)));
};

const maxLabels = 8;
const labelFrequency = (categories: readonly string[]): string => `${Math.ceil(categories.length / maxLabels)}`;
