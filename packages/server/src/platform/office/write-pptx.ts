import pptxgenjs from 'pptxgenjs';
import {
  type DocumentBrand,
  type DocumentChart,
  type DocumentPage,
  type DocumentPicture,
  fitLogo,
  inkColor,
  mutedColor,
  type OfficeDocument,
  placeInRow,
  quietColor,
  toRows,
} from './office-document.ts';

/** Its types are those of a CommonJS module, which it is not. */
const PptxGenJS = pptxgenjs as unknown as typeof pptxgenjs.default;
type Presentation = InstanceType<typeof PptxGenJS>;
type Slide = ReturnType<Presentation['addSlide']>;

/** 16:9, in inches. */
const slideSize = { width: 13.333, height: 7.5 };
const margin = 0.6;
const logoBox = { width: 2.1, height: 0.5 };
/** Presentations name a font and do not hold it: one that every computer has. */
const font = 'Arial';

export const writePptx = async (document: OfficeDocument, brand: DocumentBrand): Promise<Buffer> => {
  const pptx = new PptxGenJS();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.title = document.title;
  pptx.company = brand.name;
  pptx.author = brand.name;
  pptx.theme = { headFontFace: font, bodyFontFace: font };
  for (const page of document.pages) writeSlide(pptx, pptx.addSlide(), page, document, brand);
  return (await pptx.write({ outputType: 'nodebuffer' })) as Buffer;
};

const hex = (color: string): string => color.replace('#', '').toUpperCase();

const writeSlide = (
  pptx: Presentation,
  slide: Slide,
  page: DocumentPage,
  document: OfficeDocument,
  brand: DocumentBrand,
): void => {
  const { chart } = page;
  const inner = slideSize.width - 2 * margin;
  slide.addShape(pptx.ShapeType.rect, { x: 0, y: 0, w: slideSize.width, h: 0.08, fill: { color: hex(brand.color) } });
  const small = { fontFace: font, fontSize: 11, color: hex(quietColor), margin: 0 };
  slide.addText(document.subtitle, { ...small, x: margin, y: 0.3, w: inner - 2.6, h: 0.3 });
  addBrand(slide, brand);
  const title = { fontFace: font, fontSize: 28, bold: true, color: hex(inkColor), margin: 0 };
  slide.addText(page.title, { ...title, x: margin, y: 0.75, w: inner, h: 0.7 });
  const pictures = page.pictures ?? [];
  const width = chart ? inner * 0.45 : pictures.length > 0 ? inner * 0.36 : inner;
  slide.addText(
    page.paragraphs.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 8 } })),
    {
      ...{ fontFace: font, fontSize: textSize(page), color: hex(inkColor), valign: 'top', margin: 0, fit: 'shrink' },
      ...{ x: margin, y: 1.6, w: width, h: 5.1 },
    },
  );
  if (chart) addChart(pptx, slide, chart, brand, { x: margin + width + 0.4, w: inner - width - 0.4 });
  addPictures(slide, pictures, { x: margin + width + 0.4, w: inner - width - 0.4 });
  slide.addText(document.source, { ...small, fontSize: 9, x: margin, y: 6.95, w: inner, h: 0.3 });
};

/** The widest ones below the others, between title and source. */
const addPictures = (slide: Slide, pictures: readonly DocumentPicture[], { x, w }: { x: number; w: number }): void => {
  const rows = toRows(pictures);
  const gap = 0.15;
  const room = 5.2 - gap * Math.max(0, rows.length - 1);
  let y = 1.6;
  for (const [index, row] of rows.entries()) {
    const height = index === 0 ? room * (rows.length > 1 ? 0.7 : 1) : room * 0.3;
    const placed = placeInRow(row, { width: w, height, gap });
    for (const { picture, x: left, width, height: h } of placed) {
      const data = `data:image/png;base64,${Buffer.from(picture.content).toString('base64')}`;
      slide.addImage({ data, x: x + left, y, w: width, h, altText: picture.description });
    }
    y += (placed[0]?.height ?? 0) + gap;
  }
};

const textSize = (page: DocumentPage): number => {
  const { paragraphs, chart } = page;
  const letters = paragraphs.reduce((sum, { length }) => sum + length, 0) * (chart || page.pictures?.length ? 1 : 0.45);
  return letters < 500 ? 16 : letters < 850 ? 14 : letters < 1300 ? 12 : 10;
};

const addBrand = (slide: Slide, { name, color, logo }: DocumentBrand): void => {
  if (logo) {
    const { width: w, height: h } = fitLogo(logo, logoBox);
    const data = `data:${logo.contentType};base64,${Buffer.from(logo.content).toString('base64')}`;
    slide.addImage({ data, x: slideSize.width - margin - w, y: 0.22, w, h, altText: name });
    return;
  }
  const place = { x: slideSize.width - margin - 3, y: 0.3, w: 3, h: 0.3 };
  slide.addText(name, {
    ...place,
    fontFace: font,
    fontSize: 12,
    bold: true,
    color: hex(color),
    align: 'right',
    margin: 0,
  });
};

const addChart = (
  pptx: Presentation,
  slide: Slide,
  { title, categories, series, max, decimals, own }: DocumentChart,
  brand: DocumentBrand,
  { x, w }: { x: number; w: number },
): void => {
  // Without an own brand, or with two series, all bars of a series have one colour.
  const own1 = series.length === 1 && own !== null;
  const colors = own1
    ? categories.map((_, place) => hex(place === own ? brand.color : quietColor))
    : [hex(brand.color), hex(mutedColor)].slice(0, series.length);
  slide.addChart(
    pptx.ChartType.bar,
    // What is not known is null, which it leaves empty whatever its types say; a 0 would be a figure.
    series.map(({ name, values }) => ({ name, labels: [...categories], values: [...values] as number[] })),
    {
      ...{ x, y: 1.5, w, h: 5.2, barDir: 'bar', barGapWidthPct: 40, chartColors: colors },
      ...{ showTitle: true, title, titleFontFace: font, titleFontSize: 12, titleColor: hex(inkColor) },
      ...{ showLegend: series.length > 1, legendPos: 'b', legendFontFace: font, legendFontSize: 10 },
      // The first category on top; the types know one order alone.
      ...{ catAxisOrientation: 'maxMin' as 'minMax', catAxisLabelFontFace: font, catAxisLabelFontSize: 10 },
      ...{ valAxisMinVal: 0, valAxisMaxVal: max, valAxisLabelFontSize: 9, valAxisLabelFontFace: font },
      valGridLine: { color: 'E3E8EB', size: 0.75 },
      ...{ showValue: true, dataLabelFormatCode: decimals > 0 ? '0.0' : '0', dataLabelFontSize: 9 },
      altText: title,
    },
  );
};
