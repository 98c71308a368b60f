import { describe, expect, it } from 'vitest';
import { readInThread } from '../site/page-readers.ts';

const size = 5 * 1024 * 1024;
const fill = (piece: string, length = size) => piece.repeat(Math.floor(length / piece.length));
const many = (piece: (index: number) => string) => {
  const pieces: string[] = [];
  for (let length = 0; length < size; length += pieces.at(-1)!.length) pieces.push(piece(pieces.length));
  return pieces.join('');
};
const read = (html: string, signal?: AbortSignal) => {
  const job = { bytes: Buffer.from(html), charset: 'utf-8', finalUrl: 'https://www.nordlys.example/' };
  return readInThread({ ...job, domain: 'nordlys.example', brand: undefined }, signal);
};

describe('a page that means harm', () => {
  it.each([
    ['links', fill('<a href=x>y</a>')],
    ['profiles', many((i) => `<a href="https://www.facebook.com/nord${i}lys">f</a>`)],
    ['profiles without an end', fill('<div class=footer><a href="https://x.com/nordlys">')],
    [
      'profiles deep inside',
      many((i) => `${'<div class="a b">'.repeat(190)}<a href="https://x.com/nord${i}"></a>${'</div>'.repeat(190)}`),
    ],
    ['one class name', `<div class="${fill('footer ')}"><a href="https://x.com/nordlys">x</a></div>`],
    ['open elements', fill('<div>')],
    ['metas', many((i) => `<meta name="twitter:site" content="@nord${i}">`)],
    ['JSON-LD that is open', `<script type="application/ld+json">${fill('[', 290_000)}</script>`],
    ['JSON-LD that is no JSON', fill(`<script type="application/ld+json">${fill(', ', 290_000)}</script>`)],
    [
      'organisations',
      fill(
        `<script type="application/ld+json">[${fill('{"@type":"Organization","sameAs":["https://x.com/a"]},', 200_000)}0]</script>`,
      ),
    ],
    ['contacts', many((i) => `<a href="/contact/${i}">Contact us</a>`)],
    ['icons', many((i) => `<link rel=icon sizes="${i}x${i}" href=${i}.png>`)],
    ['NUL', fill('\0')],
    ['nothing', ''],
  ])('by its %s is read all the same', async (_what, html) => {
    const answer = await read(html);
    expect(answer.seen.length).toBeLessThanOrEqual(500);
    expect(answer.further.length).toBeLessThanOrEqual(5);
    expect(answer.logos.length).toBeLessThanOrEqual(6);
  });

  it('leaves other work its turn', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await read(fill('<a href="https://x.com/nordlys">y</a>'));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  it('stops when its signal aborts', async () => {
    const reason = new Error('nobody waits any more');
    const controller = new AbortController();
    const readings = Array.from({ length: 4 }, () => read(fill('<p>a</p>'), controller.signal));
    controller.abort(reason);
    for (const { status, ...rest } of await Promise.allSettled(readings))
      expect([status, 'reason' in rest && rest.reason]).toEqual(['rejected', reason]);
    expect((await read('<a href="https://x.com/nordlys">x</a>')).seen).toHaveLength(1);
  });
});
