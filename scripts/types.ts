// Checks the types of every package, two at a time. `scripts` stands for e2e and bench too: together they load the server once.
// One checker each: several work out the same types again, which takes twice the processor time.
import { spawn } from 'node:child_process';

const projects = ['packages/web', 'packages/server', 'scripts', 'packages/engine', 'packages/contract'];
const check = (project: string) =>
  new Promise<boolean>((resolve) => {
    spawn('tsc', ['-p', project, '--checkers', '1'], { stdio: 'inherit' }).on('close', (code) => resolve(code === 0));
  });

let passed = true;
const queue = [...projects];
const work = async () => {
  for (let project = queue.shift(); project; project = queue.shift()) passed = (await check(project)) && passed;
};
await Promise.all([work(), work()]);
process.exitCode = passed ? 0 : 1;
