// Runs the named npm scripts one after the other and closes with one line that counts their tests.
import { spawn } from 'node:child_process';

const names = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failed: string[] = [];
const broken = new Set<string>();

const count = (output: string, pattern: RegExp, kind: keyof typeof counts) => {
  for (const match of output.matchAll(pattern)) counts[kind] += Number(match[1]);
};

/** Keeps the names of what failed, and reads vitest's line "Tests  3 failed | 40 passed | 1 skipped (44)" and playwright's lines "12 passed (1.1m)". */
const readCounts = (output: string) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const all = output.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  for (const line of all) if (/^\s*(FAIL|✘)\s/.test(line)) broken.add(line.trim());
  const lines = all.filter((line) => /^\s*(Tests\s|\d+ (passed|failed|skipped|did not run|flaky)\b)/.test(line));
  for (const line of lines) {
    count(line, /(\d+) passed/g, 'passed');
    count(line, /(\d+) failed/g, 'failed');
    count(line, /(\d+) (?:skipped|did not run)/g, 'skipped');
    count(line, /(\d+) flaky/g, 'flaky');
  }
};

const run = (name: string) =>
  new Promise<void>((resolve) => {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk) => {
        output += chunk;
        process[stream].write(chunk);
      });
    }
    child.on('close', (code) => {
      readCounts(output);
      if (code !== 0) failed.push(name);
      console.log(`── ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
      resolve();
    });
  });

for (const name of names) await run(name);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}\n${[...broken].join('\n')}`);
  counts.failed = Math.max(counts.failed, 1);
  process.exitCode = 1;
}
if (counts.flaky > 0) console.log(`\n${counts.flaky} flaky: failed once, then held. Mend them.`);
console.log(`\n${counts.passed + counts.flaky} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
