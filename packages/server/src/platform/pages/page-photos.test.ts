import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const photosOf = async (head: string, body: string): Promise<readonly string[]> => {
  const html = `<!doctype html><html lang="en"><head><title>Lamps</title>${head}</head><body>${body}</body></html>`;
  return (await readPage(Buffer.from(html), { url: 'https://lamps.example/shop/' })).photos;
};

it('finds the photos of a page, the one for sharing first, each once and as a whole address', async () => {
  const head = '<meta property="og:image" content="/hero.jpg"><meta name="twitter:image" content="/hero.jpg">';
  const body = '<img src="lamp.webp" width="900"><img src="https://cdn.example/two.png"><img src="/hero.jpg">';
  expect(await photosOf(head, body)).toEqual([
    'https://lamps.example/hero.jpg',
    'https://lamps.example/shop/lamp.webp',
    'https://cdn.example/two.png',
  ]);
});

it('finds no icons, drawings, data, files of this machine, and no more than six', async () => {
  const others = ['/logo.svg', '/dot.gif', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'javascript:alert(1)'];
  expect(await photosOf('', others.map((src) => `<img src="${src}">`).join(''))).toEqual([]);
  expect(await photosOf('', '<img src="/icon.png" width="24">')).toEqual([]);
  const many = Array.from({ length: 9 }, (_, index) => `<img src="/${index}.jpg">`).join('');
  expect(await photosOf('', many)).toHaveLength(6);
});
