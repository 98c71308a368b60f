import { compose } from './compose-svg.ts';
import { fileNameOf } from './file-name.ts';

const scale = 2;

const load = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be drawn.'));
    image.src = source;
  });

/** Saves what a chart shows (title, chart, legend) as a PNG at twice its size, in the theme that is on screen. */
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
  link.download = fileNameOf(title, new Date());
  link.href = canvas.toDataURL('image/png');
  link.click();
}
