import { Parser } from 'htmlparser2';

export interface CleanSvg {
  readonly content: string;
  readonly width: number;
  readonly height: number;
}

const maxBytes = 512 * 1024;
const maxElements = 5000;
/** A drawing may use parts of itself twice; many uses of uses would never end. */
const maxUses = 20;
const maxSide = 20_000;

const shapes = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol use style'.split(
    ' ',
  ),
);
/** Left out with all that is in them; anything else unknown refuses the drawing. */
const silent = new Set('title desc metadata sodipodi:namedview rdf:RDF'.split(' '));
const attributes = new Set(
  (
    'id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points viewBox transform fill fill-rule fill-opacity clip-rule clip-path mask ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity ' +
    'offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits preserveAspectRatio style color'
  ).split(' '),
);
/** Names of our own in front of theirs, so that neither refers to the other. */
const prefix = 'logo-';

/**
 * Keeps shapes and paints of a drawing; null for whatever is none, for text (no font is loaded for it), pictures, scripts,
 * entities, references to the outside and what is too large.
 */
export const cleanSvg = (file: Uint8Array): CleanSvg | null => {
  if (file.length > maxBytes) return null;
  const text = new TextDecoder().decode(file);
  if (
    !/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^[>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text)
  )
    return null;
  if (/<!ENTITY|<!\[CDATA|<\?xml-stylesheet/i.test(text)) return null;
  const written: string[] = [];
  let size: { width: number; height: number } | null = null;
  let origin = '';
  let isRefused = false;
  let elements = 0;
  let uses = 0;
  let skipping = 0;
  let style: string | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        elements++;
        if (skipping > 0 || silent.has(name)) return void skipping++;
        uses += name === 'use' ? 1 : 0;
        if (!shapes.has(name) || elements > maxElements || uses > maxUses) isRefused = true;
        if (depth++ === 0) {
          size = readSize(given);
          const [x = 0, y = 0] = numbersOf(given.viewBox);
          origin = x || y ? ` transform="translate(${-x} ${-y})"` : '';
          return;
        }
        if (name === 'style') style = '';
        else written.push(`<${name}${writeAttributes(given)}>`);
      },
      ontext: (content) => {
        if (style !== null) style += content;
        else if (skipping === 0 && content.trim() !== '') isRefused = true;
      },
      onclosetag: (name) => {
        if (skipping > 0) return void skipping--;
        depth--;
        if (depth === 0) return;
        if (style === null) return void written.push(`</${name}>`);
        written.push(`<style>${writeRules(style)}</style>`);
        style = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (isRefused || depth !== 0 || !size || !written.some((tag) => /^<(path|rect|circle|ellipse|line|poly)/.test(tag)))
    return null;
  return { content: `<g${origin}>${written.join('')}</g>`, ...(size as { width: number; height: number }) };
};

const numbersOf = (text = ''): number[] => (text.match(/-?\d*\.?\d+(e-?\d+)?/gi) ?? []).map(Number);

const readSize = (given: Readonly<Record<string, string>>): { width: number; height: number } | null => {
  const [, , boxWidth, boxHeight] = numbersOf(given.viewBox);
  const width = boxWidth ?? numbersOf(given.width)[0] ?? 0;
  const height = boxHeight ?? numbersOf(given.height)[0] ?? 0;
  return width > 0 && height > 0 && width <= maxSide && height <= maxSide ? { width, height } : null;
};

/** References only to parts of the drawing itself, under our names. */
const withOwnNames = (value: string): string | null => {
  if (/\\|@|expression|javascript:|url\((?!\s*['"]?#)/i.test(value)) return null;
  return value.replaceAll(/url\(\s*['"]?#([\w.-]+)['"]?\s*\)/g, `url(#${prefix}$1)`);
};

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const writeAttributes = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => {
      if (name === 'href' || name === 'xlink:href') {
        return /^#[\w.-]+$/.test(value) ? [` href="#${prefix}${value.slice(1)}"`] : [];
      }
      if (!attributes.has(name)) return [];
      if (name === 'id') return /^[\w.-]+$/.test(value) ? [` id="${prefix}${value}"`] : [];
      if (name === 'class')
        return [
          ` class="${escaped(
            value
              .split(/\s+/)
              .map((each) => prefix + each)
              .join(' '),
          )}"`,
        ];
      const safe = withOwnNames(value);
      return safe === null ? [] : [` ${name}="${escaped(safe)}"`];
    })
    .join('');

/** Rules of classes alone: one for all paths would paint ours, too. */
const writeRules = (style: string): string =>
  [...style.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selectors, body]) => {
      const classes = selectors!.split(',').map((selector) => selector.trim());
      const safe = withOwnNames(body!);
      if (safe === null || !classes.every((selector) => /^\.[\w-]+$/.test(selector)) || /[<>&]/.test(safe)) return [];
      return [`${classes.map((selector) => `.${prefix}${selector.slice(1)}`).join(',')}{${safe}}`];
    })
    .join('');
