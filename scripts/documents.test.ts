import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('{*.ts,{packages,e2e,bench,scripts}/**/*.{ts,tsx,css}}', {
  exclude: (name) => /^(node_modules|dist)$/.test(name.split('/').at(-1)!),
});
/** `server/features/x.ts` is short for `packages/server/src/features/x.ts`, `x.ts` for any file of that name. */
const exists = (path: string) =>
  files.some((file) => file === path || `${file}`.replace('/src/', '/').endsWith(`/${path.replace('/src/', '/')}`));

it.each(['CONTRIBUTING.md', 'docs/tour.md'])('%s names only files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w/.$-]+\/?[\w$-]+\.(?:tsx?|css))`/g)].map(
    (match) => match[1]!,
  );
  const own = named.filter((path) => !/(^|[/-])x[.-]|\.x\.|^\.|load-x/.test(path));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((path) => !exists(path))).toEqual([]);
});
