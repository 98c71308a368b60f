// Builds the web pages when they are missing or older than what they are made of. `--always` builds in any case.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'packages/web/dist';
const sources = [
  'packages/web/{src,public}/**/*',
  'packages/web/*.{ts,html,json}',
  'packages/contract/src/**/*',
  'package-lock.json',
];

const isCurrent = () => {
  const built = `${folder}/index.html`;
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return globSync(sources).every((file) => statSync(file).mtimeMs <= mtimeMs);
};

/** Compressed once here, so that the server only has to pick the form that a browser takes. */
const compress = () => {
  for (const file of globSync(`${folder}/**/*.{js,css,svg}`)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
};

if (process.argv.includes('--always') || !isCurrent()) {
  console.log('Building the web pages …');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: 'packages/web', stdio: 'inherit' });
  if (status === 0) compress();
  process.exitCode = status ?? 1;
}
