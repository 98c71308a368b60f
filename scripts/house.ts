// Measures how the code is cut: `npm run house` prints one line of figures, so that two commits can be compared.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';

const isTest = (file: string): boolean =>
  /\.(test|spec|fault)\.tsx?$|\/test\/|for-test|test-files|^e2e\/|^bench\//.test(file);
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' }).trim().split('\n');
const production = tracked.filter(
  (file) => /^packages\/.*\.tsx?$/.test(file) && !isTest(file) && !/routeTree\.gen|\.d\.ts$/.test(file),
);
const linesOf = new Map(production.map((file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n')]));

const target = (from: string, specifier: string): string | undefined => {
  const [workspace, name] = from.split('/');
  const ours = /^@soundings\/(\w+)\/(.+)$/.exec(specifier);
  const path = specifier.startsWith('.')
    ? normalize(`${dirname(from)}/${specifier}`)
    : specifier.startsWith('#/')
      ? `${workspace}/${name}/src/${specifier.slice(2)}`
      : ours && `packages/${ours[1]}/src/${ours[2]}`;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => candidate && linesOf.has(candidate)) ?? undefined;
};

const importers = new Map(production.map((file) => [file, new Set<string>()]));
for (const [file, lines] of linesOf) {
  for (const [, specifier] of lines.join('\n').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const imported = target(file, specifier!);
    if (imported && imported !== file) importers.get(imported)!.add(file);
  }
}

/** Without the names that stand between `import {` and its end, a line each. */
const withoutImports = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replaceAll(/^import (type )?\{[^}]*\} from .*$/gm, '')
    .split('\n');

/** Places where six lines in a row, imports and brackets apart, were already seen elsewhere. */
const countDuplicates = (): number => {
  const seen = new Set<string>();
  let duplicates = 0;
  for (const lines of linesOf.values()) {
    const code = withoutImports(lines)
      .map((line) => line.trim())
      .filter((line) => /\w{3}/.test(line) && !/^(import|\/?\*|\/\/)/.test(line));
    for (let at = 0; at + 6 <= code.length; at++) {
      const block = code.slice(at, at + 6).join('\n');
      if (!seen.has(block)) seen.add(block);
      else {
        duplicates++;
        at += 5;
      }
    }
  }
  return duplicates;
};

const sizes = [...linesOf.values()].map((lines) => lines.length).sort((a, b) => a - b);
const quantile = (share: number): number => sizes[Math.floor(share * (sizes.length - 1))]!;
const count = (pattern: RegExp): number =>
  [...linesOf.values()].reduce((sum, lines) => sum + lines.filter((line) => pattern.test(line)).length, 0);

console.table({
  'production files': production.length,
  lines: sizes.reduce((sum, size) => sum + size, 0),
  'median lines': quantile(0.5),
  'p95 lines': quantile(0.95),
  'files under 20 lines': sizes.filter((size) => size < 20).length,
  'files with one importer, %': Math.round(
    (100 * [...importers.values()].filter((files) => files.size === 1).length) / production.length,
  ),
  'deepest folder': Math.max(...production.map((file) => file.split('/').length - 1)),
  'doc comments': count(/\/\*\*/),
  'duplicate blocks': countDuplicates(),
  'css files': tracked.filter((file) => file.endsWith('.css')).length,
  'test files': tracked.filter((file) => /\.tsx?$/.test(file) && isTest(file)).length,
});
