import { isMarked } from '@soundings/contract/reports/chart-places';
import { listedBelow, pointNames } from '@soundings/contract/reports/report-figures';
import {
  type DocumentBrand,
  type DocumentChart,
  inkColor,
  linesBelow,
  type OfficeDocument,
  pointColor,
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
  { brand, language, x, y, w }: ChartStyle & { x: number; y: number; w: number },
): void => {
  // A native chart has no place for numbers of events: below it they stand without.
  const below = chart.form === 'scatter' ? linesBelow(chart) : listedBelow(chart).slice(0, mostEvents);
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
  const place = { x, y, w, h: 6.7 - y - foot, brand, language };
  if (chart.form === 'scatter') addScatter(pptx, slide, chart, place);
  else if (chart.form === 'lines') addLines(pptx, slide, chart, place);
  else addBars(pptx, slide, chart, place);
};

interface ChartStyle {
  readonly brand: DocumentBrand;
  readonly language: OfficeDocument['language'];
}

interface ChartPlace extends ChartStyle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Of Germany, wherever it is opened. */
const inLanguage = (language: OfficeDocument['language'], format: string): string =>
  language === 'de' ? `[$-407]${format}` : format;

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

/** More would be too small to read. */
const mostEvents = 24;

const gridLine = { color: 'E3E8EB', size: 0.75 };

/** As a native chart of unknown values: what is not known is null, which it leaves empty whatever its types say; a 0 would be a figure. */
const toNative = ({ categories, series }: DocumentChart) =>
  series.map(({ name, values }) => ({ name, labels: [...categories], values: [...values] as number[] }));

const legendHeight = 0.35;

const addBars = (pptx: Presentation, slide: Slide, chart: DocumentChart, place: ChartPlace): void => {
  const { brand, language, x, w } = place;
  const { categories, series, decimals, unit } = chart;
  const percent = unit === '%' ? (language === 'de' ? '"\u00a0%"' : '"%"') : '';
  const isLong = categories.some(({ length }) => length > longLabel);
  const bars = categories.length * series.length;
  const longest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const legend = series.length > 1 ? legendHeight : 0;
  if (legend > 0) addLegend(slide, chart, place);
  slide.addChart(pptx.ChartType.bar, toNative(chart), {
    ...{ x, y: place.y + legend, w, h: place.h - legend, ...chartFrame(chart) },
    ...{ chartColors: chartColors(chart, brand), displayBlanksAs: 'gap', showLegend: false },
    // The figures stand at the bars.
    ...{ valAxisHidden: true, valGridLine: { style: 'none' }, valAxisMinVal: 0, valAxisMaxVal: longest * 1.12 },
    ...{ catAxisLabelFontSize: isLong ? 9 : 10, barDir: 'bar', barGapWidthPct: bars > 12 ? 60 : 100 },
    // The first category on top; the types know one order alone.
    catAxisOrientation: 'maxMin' as 'minMax',
    ...{ showValue: true, dataLabelFormatCode: inLanguage(language, `${decimals > 0 ? '0.0' : '0'}${percent}`) },
    ...{ dataLabelFontSize: bars > 18 ? 8 : 10, dataLabelFontFace: font },
    ...(isLong && {
      layout: chart.title ? { x: 0.42, y: 0.12, w: 0.54, h: 0.86 } : { x: 0.42, y: 0.02, w: 0.54, h: 0.96 },
    }),
  });
};

/** In the order of the bars: a native one stands in either, by what shows it. */
const addLegend = (slide: Slide, chart: DocumentChart, { brand, x, y, w }: ChartPlace): void => {
  slide.addText(
    chart.series.flatMap(({ name }, index) => [
      { text: '■ ', options: { color: hex(seriesColor(chart, index, brand)) } },
      { text: `${name}    `, options: { color: hex(quietColor) } },
    ]),
    { x, y, w, h: legendHeight - 0.05, margin: 0, fontFace: font, fontSize: 11, valign: 'middle' },
  );
};

const addLines = (pptx: Presentation, slide: Slide, chart: DocumentChart, place: ChartPlace): void => {
  const { brand, language, x, y, w, h } = place;
  const { categories, series, min = 0, max } = chart;
  slide.addChart(pptx.ChartType.line, toNative(chart), {
    ...{ x, y, w, h, ...chartFrame(chart), chartColors: chartColors(chart, brand), displayBlanksAs: 'gap' },
    ...{ showLegend: series.length > 1, legendPos: 'b', legendFontFace: font, legendFontSize: 10 },
    ...{ catAxisLabelFontSize: 10, catAxisLabelFrequency: labelFrequency(categories) },
    ...{
      valAxisMinVal: min,
      valAxisMaxVal: max,
      valAxisLabelFormatCode: inLanguage(language, 'General'),
      valGridLine: gridLine,
    },
    ...{ lineSize: 2, lineDataSymbol: isMarked(chart) ? 'circle' : 'none' },
  });
};

const addScatter = (
  pptx: Presentation,
  slide: Slide,
  chart: DocumentChart,
  { brand, language, ...place }: ChartPlace,
): void => {
  const { series, min = 0, max } = chart;
  const format = inLanguage(language, 'General');
  const [x, y] = series.map(({ name, values }) => ({ name, values: values as number[] }));
  if (!x || !y) return;
  slide.addChart(pptx.ChartType.scatter, [x, { ...y, labels: [...pointNames(chart)] }], {
    ...{
      ...place,
      ...chartFrame(chart),
      chartColors: [hex(seriesColor(chart, 0, brand))],
      lineSize: 0,
      lineDataSymbolSize: 9,
    },
    ...{ catAxisMinVal: min, catAxisMaxVal: max, valAxisMinVal: min, valAxisMaxVal: max, catAxisLabelFontSize: 9 },
    ...{ showCatAxisTitle: true, catAxisTitle: x.name, showValAxisTitle: true, valAxisTitle: y.name },
    ...{ catAxisTitleFontFace: font, valAxisTitleFontFace: font, catAxisTitleFontSize: 10, valAxisTitleFontSize: 10 },
    ...{ valGridLine: gridLine, catGridLine: gridLine, showLegend: false },
    ...{ catLabelFormatCode: format, valAxisLabelFormatCode: format },
    ...{ showLabel: true, dataLabelFormatScatter: 'custom', dataLabelPosition: 'r' },
    ...{ dataLabelFontSize: 9, dataLabelFontFace: font },
  });
};

/** Without an own brand, or with two series, all bars of a series have one colour. */
const chartColors = (chart: DocumentChart, brand: DocumentBrand): string[] => {
  const { categories, series, own, form } = chart;
  if (form !== 'lines' && series.length === 1 && own !== null)
    return categories.map((_, place) => hex(pointColor(chart, place, brand)));
  return series.map((_, index) => hex(seriesColor(chart, index, brand)));
};

const maxLabels = 8;
const labelFrequency = (categories: readonly string[]): string => `${Math.ceil(categories.length / maxLabels)}`;
