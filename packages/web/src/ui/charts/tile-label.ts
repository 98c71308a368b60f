import { fitText, textWidth, wrapText } from './frame/text-width.ts';

/** Px before the figure of a tile without a name above it. */
export const bareX = 4;
export const besideX = (figure: string): number => bareX + textWidth(figure, 13.8) + 8;

const pad = 8;
/** In tiles that a word of their name would not fit otherwise. */
const tightPad = 5;
const nameSize = 12;
/** Of one's own name, where it would be cut otherwise. */
const smallerSizes = [11, 10];
export const figureSize = 13;
const leastFigureSize = 10;
/** Px of a tile whose name stands beside its figure: below that its letters would be cut. */
const leastHeight = 17;
const lineHeight = 15;
/** Px above and below the lines of a tile; capitals and figures reach less far down than their line. */
const aroundLines = 12;

interface LabelledTile {
  name: string;
  group?: string;
  figure: string;
  shortFigure: string;
  base: string;
  isMine?: boolean;
}

interface TileLabel {
  /** Of the texts' left ends, in px. */
  x: number;
  group: string | null;
  /** The name in one or two lines; none where a side is under 50 px. */
  name: string[];
  nameSize: number;
  figure: string;
  figureSize: number;
  beside: string;
  base: string | null;
}

export function labelTile(tile: LabelledTile, width: number, height: number): TileLabel {
  const usual = layLabel(tile, nameSize, width, height);
  if (!tile.isMine || isWhole(tile, usual)) return usual;
  const smaller = smallerSizes.map((size) => layLabel(tile, size, width, height));
  return smaller.find((label) => isWhole(tile, label)) ?? usual;
}

/** Whether the name is told in full. */
export const isWhole = (tile: Pick<LabelledTile, 'name'>, { name, beside }: TileLabel): boolean =>
  [name.join(' '), beside].includes(tile.name);

function layLabel(tile: LabelledTile, nameSize: number, width: number, height: number): TileLabel {
  const isTight = tile.name.split(' ').some((word) => textWidth(word, nameSize) > width - 2 * pad);
  const x = isTight ? tightPad : pad;
  const room = width - 2 * x;
  const fits = (text: string, size = figureSize) => height >= 2 * size - 8 && textWidth(text, size) <= width - 6;
  const isSmall = width < 50 || height < 50;
  // Small tiles all have whole numbers: some with a decimal and some without read as different things.
  const usual = (isSmall ? [tile.shortFigure] : [tile.figure, tile.shortFigure]).find((text) => fits(text));
  const least = fits(tile.shortFigure, leastFigureSize) ? tile.shortFigure : '';
  const [figure, size] = usual === undefined ? [least, leastFigureSize] : [usual, figureSize];
  const roomBeside = width - besideX(figure) - bareX;
  const beside =
    height < 50 && height >= leastHeight && figure !== '' && roomBeside >= (tile.isMine ? 30 : 50)
      ? fitText(tile.name, nameSize, roomBeside)
      : '';
  if (isSmall) return { x, group: null, name: [], nameSize, figure, figureSize: size, beside, base: null };
  const lines = Math.floor((height - aroundLines) / lineHeight);
  const group = tile.group !== undefined && lines >= 3 ? fitText(tile.group, 11.5, room) || null : null;
  const name = wrapText(tile.name, nameSize, room, group === null ? Math.min(2, Math.max(1, lines - 1)) : 1);
  const taken = name.length + (group === null ? 0 : 1);
  const hasRoom = lines >= taken + 2 && textWidth(tile.base, 11.5) <= room;
  return { x, group, name, nameSize, figure, figureSize: size, beside: '', base: hasRoom ? tile.base : null };
}
