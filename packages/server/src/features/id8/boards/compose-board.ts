import type { Hex } from '@soundings/engine/color/contrast';
import { randomFrom } from '@soundings/engine/writer/random';
import { type BoardPalette, boardModes, boardPalette } from './board-palette.ts';
import { type Board, boardSizes, drawFoot, drawHead, grotesque, type Sheet, serif, textBetween } from './board-text.ts';
import type { Area } from './motif.ts';
import { chooseMotif } from './motifs.ts';
import { drawText, fitText, round } from './set-text.ts';
import { capHeight } from './typefaces.ts';

/** Draws a board as SVG whose text is outlines. The same board gives the same drawing. */
export const composeBoard = (board: Board): string => {
  const { width, height } = boardSizes[board.layout];
  const random = randomFrom(board.seed);
  // Neighbouring seeds give near first numbers.
  random();
  const mode = boardModes[Math.floor(random() * boardModes.length)]!;
  const display =
    random() < (board.strategy === 'enemy' || board.strategy === 'analogy' ? 0.8 : 0.4) ? serif : grotesque;
  const palette = boardPalette(board.colours, mode, Math.floor(random() * 5));
  const short = Math.min(width, height);
  const isBanner = board.layout === 'BANNER';
  const sheet: Sheet = {
    ...board,
    ...{ width, height, palette, display, random },
    copy: saysAlready(board.headline, board.copy) ? '' : board.copy,
    margin: isBanner ? 48 : Math.round(short * 0.066),
    unit: isBanner ? 22 : short / 42,
  };
  // Nobody prints a photo on a made-up pack.
  const isPack = board.layout === 'PACK_SHOT' && !board.photo;
  const body = isBanner ? drawBanner(sheet) : isPack ? drawPackShot(sheet) : drawTall(sheet);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ground}"/>${body}</svg>`;
};

const saysAlready = (headline: string, copy: string): boolean =>
  headline.toLowerCase().includes(copy.toLowerCase().replace(/[.!]$/, ''));

const drawTall = (sheet: Sheet): string => {
  const { random, headline, layout, photo } = sheet;
  const isShort = headline.length <= 34;
  const choices = [
    drawMotifAbove,
    drawMotifBelow,
    drawMotifInset,
    ...(isShort && layout !== 'STORY' && !photo ? [drawTypeOnly] : []),
  ];
  return choices[Math.floor(random() * choices.length)]!(sheet);
};

const drawMotifAbove = (sheet: Sheet): string => {
  const { width, height, margin } = sheet;
  const split = height * (sheet.layout === 'SQUARE' ? 0.5 : 0.56);
  const foot = drawFoot(sheet);
  const top = split + margin * 0.85;
  return [
    motifIn(
      sheet,
      { x: 0, y: 0, width, height: split },
      { x: margin, y: margin, width: width - 2 * margin, height: split - margin },
    ),
    textBetween(sheet, { x: margin, y: top, width: width - 2 * margin, height: foot.top - margin * 0.7 - top }),
    foot.drawn,
  ].join('');
};

const drawMotifBelow = (sheet: Sheet): string => {
  const { width, height, margin, layout } = sheet;
  const split = height * (layout === 'SQUARE' ? 0.55 : 0.5);
  const head = drawHead(sheet);
  return [
    head.drawn,
    textBetween(sheet, {
      x: margin,
      y: head.bottom + margin * 1.1,
      width: width - 2 * margin,
      height: split - head.bottom - margin * 1.7,
    }),
    motifIn(
      sheet,
      { x: 0, y: split, width, height: height - split },
      { x: margin, y: split, width: width - 2 * margin, height: height - split - margin },
    ),
  ].join('');
};

const drawMotifInset = (sheet: Sheet): string => {
  const { width, height, margin, layout } = sheet;
  const split = height * (layout === 'SQUARE' ? 0.46 : 0.5);
  const foot = drawFoot(sheet);
  const area = { x: margin, y: margin, width: width - 2 * margin, height: split - margin };
  const top = split + margin * 0.8;
  return [
    motifIn(sheet, area, area),
    textBetween(sheet, { x: margin, y: top, width: width - 2 * margin, height: foot.top - margin * 0.7 - top }),
    foot.drawn,
  ].join('');
};

const drawTypeOnly = (sheet: Sheet): string => {
  const { width, height, margin, unit, palette } = sheet;
  const foot = drawFoot(sheet);
  const bar = `<rect x="${margin}" y="${margin}" width="${round(unit * 4)}" height="${round(unit * 0.7)}" fill="${palette.shapes[2]}"/>`;
  const top = margin + unit * 3;
  const area = { x: margin, y: top, width: width - 2 * margin, height: foot.top - margin * 0.8 - top };
  return [bar, textBetween(sheet, area, { maxSize: width * 0.27, copyBelow: height * 0.02 }), foot.drawn].join('');
};

const drawBanner = (sheet: Sheet): string => {
  const { width, height, margin, random } = sheet;
  const isLeft = random() < 0.5;
  const art = height * 1.2;
  const area = { x: isLeft ? 0 : width - art, y: 0, width: art, height };
  const inner = { x: area.x + margin, y: margin, width: art - 2 * margin, height: height - 2 * margin };
  const left = (isLeft ? art : 0) + margin * 1.2;
  const room = width - art - margin * 2.4;
  const foot = drawFoot(sheet, { left, width: room });
  return [
    motifIn(sheet, area, inner),
    textBetween(
      sheet,
      { x: left, y: margin, width: room, height: foot.top - margin * 0.55 - margin },
      { maxSize: 190, copyShare: 0.3 },
    ),
    foot.drawn,
  ].join('');
};

const drawPackShot = (sheet: Sheet): string => {
  const { width, height, margin, palette, random, brand, display, unit } = sheet;
  const foot = drawFoot(sheet);
  const table = height * 0.72;
  const textArea = { x: margin, y: margin, width: width - 2 * margin, height: height * 0.25 };
  const pack = { width: width * 0.36, height: height * 0.4 };
  const [left, top] = [width * 0.5 - pack.width * 0.56, table + unit * 2 - pack.height];
  const depth = pack.width * 0.2;
  const rise = depth * 0.42;
  const [shade, body, lift] = palette.shapes;
  const front = { x: left, y: top, width: pack.width, height: pack.height };
  const label = fitText(
    brand,
    { ...display, leading: 1 },
    { width: pack.width * 0.8, height: pack.height * 0.2, maxSize: pack.width * 0.24, minSize: 14, maxLines: 2 },
    sheet.language,
  );
  const motif = chooseMotif(sheet.strategy, sheet.figure, random);
  const art = { x: left, y: top + pack.height * 0.36, width: pack.width, height: pack.height * 0.64 };
  const inner = {
    x: art.x + unit,
    y: art.y + unit * 0.4,
    width: art.width - 2 * unit,
    height: art.height - unit * 1.4,
  };
  const side = `M${round(left + pack.width)} ${round(top)}l${round(depth)} ${round(-rise)}v${round(pack.height)}l${round(-depth)} ${round(rise)}Z`;
  const lid = `M${round(left)} ${round(top)}l${round(depth)} ${round(-rise)}h${round(pack.width)}l${round(-depth)} ${round(rise)}Z`;
  return [
    `<rect x="0" y="${round(table)}" width="${width}" height="${round(height - table)}" fill="${shade}"/>`,
    textBetween({ ...sheet, copy: '' }, textArea, { maxSize: width * 0.13 }),
    `<ellipse cx="${round(left + pack.width * 0.62)}" cy="${round(top + pack.height)}" rx="${round(pack.width * 0.72)}" ry="${round(unit * 0.8)}" fill="#000" opacity="0.16"/>`,
    `<path d="${side}" fill="${body}"/><path d="${side}" fill="#000" opacity="0.22"/><path d="${lid}" fill="${lift}"/><path d="${lid}" fill="#fff" opacity="0.25"/>`,
    `<rect x="${round(front.x)}" y="${round(front.y)}" width="${round(front.width)}" height="${round(front.height)}" fill="${palette.ink}"/>`,
    motif.draw({
      area: motif.bleeds ? art : inner,
      ground: palette.ink,
      shapes: [mixed(palette), palette.ground, lift],
      random,
      figure: sheet.figure,
    }),
    drawText(label, {
      x: left + pack.width * 0.1,
      y: top + pack.height * 0.1,
      fill: palette.ground,
      cap: capHeight(label.style.face),
    }),
    foot.drawn,
  ].join('');
};

/** On the pack, ink is the ground: a shade between the two. */
const mixed = ({ shapes }: BoardPalette): Hex => shapes[1];

const motifIn = (sheet: Sheet, full: Area, inner: Area): string => {
  const { strategy, figure, random, palette, photo } = sheet;
  const motif = chooseMotif(strategy, figure, random);
  if (photo) return photoIn(full, photo);
  return motif.draw({
    area: motif.bleeds ? full : inner,
    ground: palette.ground,
    shapes: palette.shapes,
    random,
    figure,
  });
};

const photoIn = ({ x, y, width, height }: Area, address: string): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"><image width="${round(width)}" height="${round(height)}" preserveAspectRatio="xMidYMid slice" href="${address}"/></svg>`;
