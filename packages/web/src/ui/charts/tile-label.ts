import { fitText, textWidth, wrapText } from './text-width.ts';

const pad = 8;
const nameSize = 12;
const figureSize = 13;
const lineHeight = 15;

export interface TileLabel {
  /** What the name belongs to, where there is room for it. */
  group: string | null;
  /** The name in one or two lines; none where a side is under 50 px. */
  name: string[];
  figure: string;
  base: string | null;
}

/** What fits into a tile: the name in up to two lines, the figure, then the base; under 50 px only the figure. */
export function labelTile(
  tile: { name: string; group?: string; figure: string; shortFigure: string; base: string },
  width: number,
  height: number,
): TileLabel {
  const room = width - 2 * pad;
  const figure = [tile.figure, tile.shortFigure].find((text) => textWidth(text, figureSize) <= width - 6) ?? '';
  if (width < 50 || height < 50) return { group: null, name: [], figure: height < 18 ? '' : figure, base: null };
  const lines = Math.floor((height - 2 * pad) / lineHeight);
  const group = tile.group !== undefined && lines >= 3 ? fitText(tile.group, 11.5, room) || null : null;
  const name = wrapText(tile.name, nameSize, room, group === null ? Math.min(2, Math.max(1, lines - 1)) : 1);
  const taken = name.length + (group === null ? 0 : 1);
  const hasRoom = lines >= taken + 2 && textWidth(tile.base, 11.5) <= room;
  return { group, name, figure, base: hasRoom ? tile.base : null };
}
