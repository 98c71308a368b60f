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
import { addChart } from './pptx-charts.ts';
import { font, hex, PptxGenJS, type Presentation, type Slide } from './pptx-slide.ts';
import { addFigures, addTable, splitTable } from './pptx-tables.ts';

/** 16:9, in inches. */
const slideSize = { width: 13.333, height: 7.5 };
const margin = 0.6;
const logoBox = { width: 2.1, height: 0.5 };

export const writePptx = async (document: OfficeDocument, brand: DocumentBrand): Promise<Buffer> => {
  const pptx = new PptxGenJS();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.title = document.title;
  pptx.company = brand.name;
  pptx.author = brand.name;
  pptx.theme = { headFontFace: font, bodyFontFace: font };
  if (document.cover) writeCover(pptx.addSlide(), document, document.cover, brand);
  for (const page of document.pages.flatMap(splitTable)) writeSlide(pptx, pptx.addSlide(), page, document, brand);
  return (await pptx.write({ outputType: 'nodebuffer' })) as Buffer;
};

const writeCover = (
  slide: Slide,
  { title, badge }: OfficeDocument,
  lines: readonly string[],
  brand: DocumentBrand,
): void => {
  const inner = slideSize.width - 2 * margin;
  slide.addShape('rect', { x: 0, y: 0, w: 0.28, h: slideSize.height, fill: { color: hex(brand.color) } });
  addBrand(slide, brand);
  const place = { x: margin + 0.2, w: inner - 0.2, margin: 0, fontFace: font } as const;
  const heading = {
    ...place,
    fontSize: 40,
    bold: true,
    color: hex(inkColor),
    valign: 'bottom',
    fit: 'shrink',
  } as const;
  slide.addText(title, { ...heading, y: 1.9, h: 1.9 });
  slide.addText(
    lines.map((text) => ({ text, options: { breakLine: true } })),
    { ...place, y: 4, h: 1.4, fontSize: 18, color: hex(quietColor), valign: 'top' },
  );
  if (badge)
    slide.addText(badge, {
      ...{ x: place.x, y: 5.5, w: Math.min(place.w, 0.4 + badge.length * 0.11), h: 0.4, margin: 0 },
      ...{ shape: 'roundRect', rectRadius: 0.06, fill: { color: hex(badgeColors.fill) } },
      ...{ fontFace: font, fontSize: 14, bold: true, color: hex(badgeColors.text) },
      ...{ align: 'center', valign: 'middle', fit: 'shrink' },
    });
};

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
  const isBeside = chart !== null || pictures.length > 0;
  const hasText = page.paragraphs.length > 0;
  const isLine = chart !== null && page.paragraphs.join('').length <= lettersInLine;
  const width = !isBeside || isLine ? inner : chart ? inner * 0.45 : inner * 0.36;
  const textHeight = isLine ? 0.4 : page.figures || page.table ? 1.1 : 5.1;
  if (hasText)
    slide.addText(
      page.paragraphs.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 8 } })),
      {
        ...{ fontFace: font, fontSize: textSize(page), color: hex(inkColor), valign: 'top', margin: 0, fit: 'shrink' },
        ...{ x: margin, y: 1.6, w: width, h: textHeight },
      },
    );
  const besideText = hasText && !isLine ? width + 0.4 : 0;
  const beside = { x: margin + besideText, w: inner - besideText };
  const top = hasText ? 1.6 + textHeight + 0.2 : 1.6;
  if (chart) {
    const y = hasText && isLine ? top : 1.5;
    addChart(pptx, slide, chart, { ...beside, y, brand, language: document.language });
  }
  if (page.figures) addFigures(slide, page.figures, brand, { x: margin, y: top, w: inner });
  if (page.table) addTable(slide, page.table, { x: margin, y: top, w: inner });
  addPictures(slide, pictures, beside);
  slide.addText(page.source ?? document.source, { ...small, fontSize: 9, x: margin, y: 6.85, w: inner, h: 0.4 });
};

/** So much stands above a chart, not beside it. */
const lettersInLine = 100;

const addPictures = (slide: Slide, pictures: readonly DocumentPicture[], { x, w }: { x: number; w: number }): void => {
  const rows = toRows(pictures);
  const gap = 0.15;
  const room = 5.2 - gap * Math.max(0, rows.length - 1);
  let y = 1.6;
  for (const [index, row] of rows.entries()) {
    const height = index === 0 ? room * (rows.length > 1 ? 0.7 : 1) : room * 0.3;
    const placed = placeInRow(row, { width: w, height, gap });
    for (const { picture, x: left, width, height: h } of placed) {
      const data = `data:${picture.contentType};base64,${Buffer.from(picture.content).toString('base64')}`;
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
