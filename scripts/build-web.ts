// Builds the web pages when they are missing, incomplete or older than what they are made of. `--always` builds in any case.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'packages/web/dist';
const sources = [
  'packages/web/{src,public}/**/*',
  'packages/web/*.{ts,html,json}',
  'packages/contract/src/**/*',
  'package-lock.json',
];

/** Written last, with the time at which the build began: without it a build was broken off. */
const stamp = `${folder}/.built`;

const isCurrent = () => {
  if (!existsSync(stamp)) return false;
  const began = Number(readFileSync(stamp, 'utf8'));
  return globSync(sources).every((file) => statSync(file).mtimeMs <= began);
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
  const began = Date.now();
  rmSync(stamp, { force: true });
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: 'packages/web', stdio: 'inherit' });
  if (status === 0) {
    compress();
    writeFileSync(stamp, String(began));
  }
  process.exitCode = status ?? 1;
}
