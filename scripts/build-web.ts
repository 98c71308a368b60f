// Builds the web pages when they are missing or older than what they are made of. `--always` builds in any case.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const built = 'packages/web/dist/index.html';
const sources = [
  'packages/web/{src,public}/**/*',
  'packages/web/*.{ts,html,json}',
  'packages/contract/src/*',
  'package-lock.json',
];

const isCurrent = () => {
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return globSync(sources).every((file) => statSync(file).mtimeMs <= mtimeMs);
};

if (process.argv.includes('--always') || !isCurrent()) {
  console.log('Building the web pages …');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: 'packages/web', stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
