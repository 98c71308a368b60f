// Plain JavaScript, as the Node of the system reads it, too: after `npm ci` it links the Node that npm brought where npm
// before 11 does not (three packages share that name), and before each command it says in one sentence what is missing.
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const needed = 24;
const modules = join(import.meta.dirname ?? '.', '..', 'node_modules');
const link = join(modules, '.bin', 'node');
const brought = join(`node-${process.platform}-${process.arch}`, 'bin', 'node');

if (process.argv[2] === '--link') {
  if (process.platform !== 'win32' && !existsSync(link) && existsSync(join(modules, brought)))
    symlinkSync(join('..', brought), link);
} else if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `Soundings runs on Node ${needed}, this is ${process.version}. "npm ci" brings Node ${needed} on Linux and Windows ` +
      `unless optional packages or scripts are left out; on macOS install Node ${needed} yourself.`,
  );
  process.exit(1);
}
