import { describe, expect, it } from 'vitest';
import { depthSpan, depthStep, widenSpan } from './depth-scale.tsx';
import { toFileName } from './frame/file-name.ts';
import { clipLabel, fitText, wrapText } from './frame/text-width.ts';
import { frameHeight, placeMeans } from './line/mean-lines.tsx';
import { labelTile } from './tile-label.ts';
import { layoutTreemap } from './treemap-layout.ts';

const tile = { name: 'Women 25–34 in the city', figure: '64.4', shortFigure: '64', base: 'base 236' };

describe('clipLabel', () => {
  it('keeps 19 characters and cuts longer ones to 16 and an ellipsis', () => {
    expect(clipLabel('1234567890123456789')).toBe('1234567890123456789');
    expect(clipLabel('12345678901234567890')).toBe('1234567890123456…');
    expect(clipLabel('Havgus Cykler · Coast · DK')).toBe('Havgus Cykler…');
    expect(clipLabel('Havgus Cykler · DK')).toBe('Havgus Cykler · DK');
  });
});

describe('depth scale', () => {
  it('spans whole numbers around the values and never nothing', () => {
    expect(depthSpan([42.3, null, 81.2])).toEqual({ min: 42, max: 82 });
    expect(depthSpan([50])).toEqual({ min: 50, max: 51 });
    expect(depthSpan([null])).toBeNull();
    expect(widenSpan({ min: 53, max: 66 }, 35)).toEqual({ min: 42, max: 77 });
    expect(widenSpan({ min: 90, max: 99 }, 35)).toEqual({ min: 65, max: 100 });
    expect(widenSpan({ min: 20, max: 80 }, 35)).toEqual({ min: 20, max: 80 });
  });
  it('puts both ends into a step', () => {
    const span = { min: 40, max: 80 };
    expect([depthStep(40, span), depthStep(60, span), depthStep(80, span)]).toEqual([1, 4, 7]);
  });
});

describe('texts in a tile', () => {
  it('wraps a name to two lines before it cuts it', () => {
    expect(wrapText('Women 25–34', 12, 50, 2)).toEqual(['Women', '25–34']);
    expect(wrapText('City', 12, 50, 2)).toEqual(['City']);
    expect(wrapText('Buys outdoor gear every single year', 12, 80, 2)[1]).toMatch(/…$/);
    expect(fitText('Wwwwwww', 12, 8)).toBe('');
  });
  it('shows name, figure and base where there is room, and under 50 px the whole figure, with the name beside it', () => {
    expect(labelTile(tile, 140, 120)).toEqual({
      x: 8,
      group: null,
      name: ['Women 25–34 in the', 'city'],
      nameSize: 12,
      figure: '64.4',
      figureSize: 13,
      beside: '',
      base: 'base 236',
    });
    expect(labelTile(tile, 160, 52).base).toBeNull();
    expect(labelTile(tile, 48, 120)).toMatchObject({ group: null, name: [], figure: '64', beside: '', base: null });
    expect(labelTile(tile, 140, 24)).toMatchObject({ figure: '64', beside: 'Women 25–34 in…' });
    expect(labelTile(tile, 80, 24)).toMatchObject({ figure: '64', beside: '' });
    expect(labelTile({ ...tile, group: 'Gender and age' }, 140, 120)).toMatchObject({ group: 'Gender and age' });
    expect(labelTile(tile, 24, 30)).toMatchObject({ figure: '64', figureSize: 13 });
    expect(labelTile(tile, 24, 13)).toMatchObject({ figure: '64', figureSize: 10 });
    expect(labelTile(tile, 24, 11).figure).toBe('');
  });
  it('tells one’s own name in full where smaller type makes that possible', () => {
    const own = { ...tile, name: 'Fjeldholm', isMine: true };
    expect(labelTile(own, 60, 90)).toMatchObject({ name: ['Fjeldholm'], nameSize: 10 });
    expect(labelTile({ ...own, isMine: false }, 60, 90)).toMatchObject({ name: ['Fjeldh…'], nameSize: 12 });
    expect(labelTile(own, 90, 90)).toMatchObject({ name: ['Fjeldholm'], nameSize: 12 });
  });
});

describe('layoutTreemap', () => {
  it('gives each item an area in proportion to its size', () => {
    const placed = layoutTreemap(
      [
        { id: 'a', size: 300 },
        { id: 'b', size: 100 },
        { id: 'c', size: 0 },
      ],
      400,
      350,
    );
    expect(placed.map(({ item }) => item.id)).toEqual(['a', 'b']);
    const [a, b] = placed.map(({ width, height }) => width * height);
    expect((a ?? 0) / (b ?? 1)).toBeGreaterThan(2.8);
    expect((a ?? 0) / (b ?? 1)).toBeLessThan(3.2);
  });
});

describe('fileNameOf', () => {
  it('replaces what a file system refuses', () => {
    expect(toFileName('A/B: "c"?', new Date(2026, 10, 9, 8, 5, 3))).toBe('A_B_ _c___09-11-2026_080503.png');
  });
});

describe('placeMeans', () => {
  const at = (value: number, label = `mean ${value}`) => ({ value, label });
  it('stands where its value is, its label below it, but not right of the plot', () => {
    const [low, high] = placeMeans([at(100), at(0)], 50, 200);
    expect([low?.x, high?.x]).toEqual([50, 250]);
    expect(low?.labelX).toBe(50);
    expect(high?.labelX).toBeLessThan(240);
    expect([low?.lane, high?.lane]).toEqual([0, 0]);
  });
  it('takes a lane more where labels would touch, and the room for it', () => {
    const placed = placeMeans([at(50), at(52), at(90)], 0, 400);
    expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect([frameHeight([]), frameHeight(placeMeans([at(50)], 0, 400)), frameHeight(placed)]).toEqual([44, 62, 72]);
  });
});
