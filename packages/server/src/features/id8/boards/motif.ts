import type { Hex } from '@soundings/engine/color/contrast';
import { round } from './set-text.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MotifRequest {
  readonly area: Area;
  readonly ground: Hex;
  readonly shapes: readonly [Hex, Hex, Hex];
  readonly random: () => number;
  /** A figure that the idea names: it is drawn in full where it can be. */
  readonly figure: number | null;
}

export type Motif = (request: MotifRequest) => string;

export const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more}/>`;
export const ring = (x: number, y: number, r: number, width: number, stroke: string): string =>
  circle(x, y, r, 'none', ` stroke="${stroke}" stroke-width="${round(width)}"`);
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
