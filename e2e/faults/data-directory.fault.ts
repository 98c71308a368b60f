import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@soundings/server/test/start-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;
/** Another network, as a container has; then other process ids too. */
const otherNetwork = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"'];
const otherContainer = [
  'unshare',
  '--net',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  ...otherNetwork.slice(2),
];

let settings: Record<string, string>;
beforeAll(async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'soundings-volume-'));
  settings = { DATA_DIR, SEED_DEMO: 'false', ADMIN_PASSWORD: 'Northern-Lights-over-9-fjords!' };
});
afterAll(() => rm(settings.DATA_DIR!, { recursive: true, force: true }));

const refusal = /^Another Soundings process uses the data directory .+ Stop it, or give this one its own DATA_DIR\.$/m;

it.runIf(isRootOnLinux)(
  'processes of two network namespaces, and of two containers, never share a data directory',
  async () => {
    const first = startProcess('main', settings, otherNetwork);
    await first.ready;
    for (const elsewhere of [[], otherNetwork, otherContainer]) {
      const second = startProcess('main', settings, elsewhere);
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(refusal);
    }

    // Killed: at once where process ids tell that it is dead, after a silence of 20 s from another container.
    const startedAfter: number[] = [];
    let holder = first;
    for (const elsewhere of [otherNetwork, [], otherContainer, otherContainer]) {
      holder.child.kill('SIGKILL');
      await holder.ended;
      const start = performance.now();
      holder = startProcess('main', settings, elsewhere);
      await holder.ready;
      startedAfter.push(Math.round(performance.now() - start));
    }
    console.log(`ready after a kill: ${startedAfter.join(', ')} ms (the last two from another container)`);
    expect(Math.min(...startedAfter.slice(2))).toBeGreaterThan(20_000);

    // Stopped in order, from anywhere at once.
    holder.child.kill('SIGKILL');
    await holder.ended;
  },
  600_000,
);

it.runIf(isRootOnLinux)(
  'a process that stood still for longer than another one waits stops by itself',
  async () => {
    const first = startProcess('main', settings);
    await first.ready;
    first.child.kill('SIGSTOP');
    const second = startProcess('main', settings, otherContainer);
    await second.ready;
    const start = performance.now();
    first.child.kill('SIGCONT');
    expect(await first.ended).toBe(1);
    console.log(`stopped ${Math.round(performance.now() - start)} ms after it went on`);
    expect(first.output()).toMatch(/Another process has taken the data directory .+ This one stops/);
    second.child.kill('SIGKILL');
    await second.ended;
  },
  300_000,
);
