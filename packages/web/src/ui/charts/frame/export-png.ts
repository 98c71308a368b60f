import { toFileName } from './file-name.ts';
import { fitText } from './text-width.ts';

const scale = 2;

const load = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be drawn.'));
    image.src = source;
  });

export async function exportPng(frame: HTMLElement, title: string, meta: string): Promise<void> {
  const { svg, width, height } = await compose(frame, title, meta);
  const source = new XMLSerializer().serializeToString(svg);
  const image = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(scale, scale);
  pen.drawImage(image, 0, 0);
  const link = document.createElement('a');
  link.download = toFileName(title, new Date());
  link.href = canvas.toDataURL('image/png');
  link.click();
}

const namespace = 'http://www.w3.org/2000/svg';
const pad = 20;
const headHeight = 52;

const decided = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'paint-order',
  'stop-color',
  'stop-opacity',
];

function fixStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of decided) (to as SVGElement).style.setProperty(name, style.getPropertyValue(name));
  for (const [index, child] of [...from.children].entries()) {
    const twin = to.children[index];
    if (twin !== undefined) fixStyles(child, twin);
  }
}

function text(value: string, y: number, style: CSSStyleDeclaration, size: number, weight: number, fill: string) {
  const element = document.createElementNS(namespace, 'text');
  element.textContent = value;
  element.setAttribute('x', String(pad));
  element.setAttribute('y', String(y));
  element.setAttribute(
    'style',
    `font-family:${style.fontFamily};font-size:${size}px;font-weight:${weight};fill:${fill}`,
  );
  return element;
}

async function compose(frame: HTMLElement, title: string, meta: string) {
  const style = getComputedStyle(frame);
  const parts = [...frame.querySelectorAll<SVGSVGElement>('svg[data-export]')];
  const width = Math.max(...parts.map((part) => part.clientWidth)) + 2 * pad;
  const svg = document.createElementNS(namespace, 'svg');
  const back = document.createElementNS(namespace, 'rect');
  back.setAttribute('width', '100%');
  back.setAttribute('height', '100%');
  back.setAttribute('fill', style.backgroundColor);
  const css = document.createElementNS(namespace, 'style');
  css.textContent = await fontFace();
  const room = width - 2 * pad;
  svg.append(css, back, text(fitText(title, 15, room), pad + 12, style, 15, 600, style.color));
  svg.append(text(fitText(meta, 12, room), pad + 30, style, 12, 420, style.color));
  let y = pad + headHeight - 8;
  for (const part of parts) {
    const twin = part.cloneNode(true) as SVGSVGElement;
    fixStyles(part, twin);
    // Rings of pointer and focus belong to the screen, not to the picture.
    for (const ring of twin.querySelectorAll('[data-screen-only]')) ring.remove();
    twin.setAttribute('x', String(pad));
    twin.setAttribute('y', String(y));
    svg.append(twin);
    y += part.clientHeight + 14;
  }
  const height = y + pad - 14;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  return { svg, width, height };
}

let cached: Promise<string> | null = null;

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

const isLatin = (rule: CSSFontFaceRule) =>
  rule.style.getPropertyValue('font-family').includes('Inter') &&
  /U\+0{0,4}-0?0?ff/i.test(rule.style.getPropertyValue('unicode-range') || 'U+0-FF');

async function readFont(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return [];
    }
  });
  const face = rules.find((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && isLatin(rule));
  const address = face?.style.getPropertyValue('src').match(/url\("?([^")]+)"?\)/)?.[1];
  if (address === undefined) return '';
  const base = face?.parentStyleSheet?.href ?? document.baseURI;
  const answer = await fetch(new URL(address, base));
  const source = await toDataUrl(await answer.blob());
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(${source}) format("woff2")}`;
}

/** The page's own Inter as a rule that an SVG can carry, since a picture sees no page. '' where it cannot be read. */
function fontFace(): Promise<string> {
  cached ??= readFont().catch(() => '');
  return cached;
}
