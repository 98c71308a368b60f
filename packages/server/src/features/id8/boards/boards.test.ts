import { contrast } from '@soundings/engine/color/contrast';
import { strategies } from '@soundings/engine/ideas/strategy-labels';
import { randomFrom } from '@soundings/engine/writer/random';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boardModes, boardPalette } from './board-palette.ts';
import { type Board, type BoardLayout, boardSizes } from './board-text.ts';
import { cleanSvg } from './clean-svg.ts';
import { composeBoard } from './compose-board.ts';
import { drawBoard } from './draw-board.ts';
import { readBoardLogo } from './read-board-logo.ts';
import { breakLines, fitText, type TextStyle } from './set-text.ts';
import { setLine } from './typefaces.ts';

const board: Board = {
  layout: 'SQUARE',
  headline: 'This poster leaves in 30 minutes',
  copy: 'The first 30 minutes of each trip are free',
  statement: 'Explore by bike',
  brand: 'Nordlys',
  language: 'en',
  strategy: 'time',
  figure: null,
  colours: ['#00736c'],
  logo: null,
  seed: 7,
};
const svgLogo = (inner: string, root = 'viewBox="0 0 40 20"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`);
const redBar = '<rect width="40" height="20" fill="#d00000"/>';

describe('a board', () => {
  it.each(Object.keys(boardSizes) as BoardLayout[])(
    '%s is a PNG of its size, the same bytes for the same seed',
    async (layout) => {
      const one = await drawBoard({ ...board, layout });
      const { format, width, height } = await sharp(one).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', ...boardSizes[layout] });
      expect(Buffer.compare(one, await drawBoard({ ...board, layout }))).toBe(0);
    },
  );

  it('is another with another seed', () => {
    expect(composeBoard({ ...board, seed: 8 })).not.toBe(composeBoard(board));
  });

  it('counts out the figure that its idea names', () => {
    const svg = composeBoard({
      ...board,
      strategy: 'productTruth',
      headline: 'This is what 137 stations look like',
      figure: 137,
    });
    expect(svg.match(/<circle/g)).toHaveLength(137);
  });

  it('is drawn for every strategy and layout, whatever the text, without a number that is none', () => {
    const layouts = Object.keys(boardSizes) as BoardLayout[];
    const texts = ['', 'x', 'Ä'.repeat(90), 'a b '.repeat(40), '🚲', '“Quoted”', 'One. Two.'];
    for (const [at, strategy] of strategies.entries()) {
      for (const [nth, layout] of layouts.entries()) {
        const headline = texts[(at + nth) % texts.length]!;
        const svg = composeBoard({ ...board, strategy, layout, seed: at * 31 + nth, headline });
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });

  it('can be read: every mode has 4.5 : 1 between text and ground, whatever the colour', () => {
    const random = randomFrom(1);
    for (let at = 0; at < 500; at++) {
      const colour = `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
      const { ground, ink, accent, onAccent } = boardPalette([colour], boardModes[at % boardModes.length]!, at % 5);
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('text on a board', () => {
  const style: TextStyle = { face: 'grotesque', leading: 1, tracking: 0 };
  const box = { width: 600, height: 400, maxSize: 120, minSize: 12, maxLines: 4 };

  it('is broken to lines about as long as each other, none ending in a word that leans on the next', () => {
    const lines = breakLines('The first thirty minutes of each trip are free', style, 9, 6)!;
    const widths = lines.map((line) => setLine(line, 'grotesque', 1).width);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5);
    expect(lines.join(' ')).toBe('The first thirty minutes of each trip are free');
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (of|the|a)$/);
  });

  it('fits its box at the largest size, with kerning', () => {
    const { lines, size } = fitText('AVATAR Wave', style, box, 'en');
    for (const line of lines) expect(setLine(line, 'grotesque', size).width).toBeLessThanOrEqual(box.width);
    expect(setLine('AV', 'grotesque', 100).width).toBeLessThan(
      setLine('A', 'grotesque', 100).width + setLine('V', 'grotesque', 100).width,
    );
  });

  it('is hyphenated by the rules of its language only where that makes it much larger', () => {
    const { lines } = fitText('Donaudampfschifffahrtsgesellschaft', style, { ...box, width: 300 }, 'de');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/-$/);
    expect(fitText('Kurz und gut', style, box, 'de').lines.join(' ')).toBe('Kurz und gut');
  });

  it('ends with an ellipsis where it is too long, and leaves out what no letter draws', () => {
    expect(fitText('word '.repeat(400), style, box, 'en').lines.at(-1)).toMatch(/…$/);
    expect(fitText('Bike 🚲 free', style, box, 'en').lines.join(' ')).toBe('Bike free');
  });
});

describe('a logo', () => {
  it('that is a drawing keeps its shapes under names of its own', async () => {
    const { logo, colours } = await readBoardLogo(
      svgLogo(
        '<style>.a{fill:#d00000}</style><defs><path id="p" d="M0 0h40v20H0z"/></defs><use xlink:href="#p" class="a"/>',
      ),
    );
    expect(logo).toMatchObject({ kind: 'svg', width: 40, height: 20, colour: '#d00000' });
    expect(logo.content).toContain('href="#logo-p"');
    expect(colours).toEqual(['#d00000']);
    expect(composeBoard({ ...board, logo })).toContain(logo.content);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture from elsewhere', '<image href="https://example.org/x.png"/>'],
    ['a foreign object', '<foreignObject><body/></foreignObject>'],
    ['text, for which no font is loaded', '<text>Brand</text>'],
    [
      'more uses of uses than end',
      Array.from({ length: 30 }, (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/></g>`).join(''),
    ],
    ['nothing', ''],
  ])('with %s is refused', (_, inner) => {
    expect(cleanSvg(svgLogo(inner ? redBar + inner : ''))).toBeNull();
  });

  it('with entities is refused before anything is unfolded', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${redBar}</svg>`;
    expect(cleanSvg(Buffer.from(bomb))).toBeNull();
  });

  it('loses handlers, addresses and rules for shapes that are not its own', () => {
    const { content } = cleanSvg(
      svgLogo(
        `<style>path{fill:red}.x{fill:url(https://example.org/a)}</style><rect width="9" height="9" onload="x()" fill="url(http://e.org/#a)" style="fill:#00f"/>`,
      ),
    )!;
    expect(content).not.toMatch(/onload|http|path\{|\.logo-x/);
    expect(content).toContain('style="fill:#00f"');
  });

  it('that is a picture is embedded as it is, and told to be one or another kind by its bytes', async () => {
    const png = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#1020c0' } })
      .png()
      .toBuffer();
    const { logo } = await readBoardLogo(png);
    expect(logo).toMatchObject({ kind: 'picture', width: 64, height: 32, isOpaque: true, colour: '#1020c0' });
    await expect(readBoardLogo(Buffer.from('MZ not a picture'))).rejects.toThrow(
      expect.objectContaining({ code: 'logoOfOtherKind' }),
    );
  });
});
