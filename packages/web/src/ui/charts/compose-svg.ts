import { fontFace } from './embed-font.ts';
import { fitText } from './text-width.ts';

const namespace = 'http://www.w3.org/2000/svg';
const pad = 20;
const headHeight = 52;

/** What the theme's variables and classes decide; a picture on its own has neither. */
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

/** One self-contained SVG of a frame: title and meta, then every part marked `data-export`, below each other. */
export async function compose(frame: HTMLElement, title: string, meta: string) {
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
