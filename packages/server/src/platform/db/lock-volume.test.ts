import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockVolume, type Place } from './lock-volume.ts';

let folder: string;
const unlocks: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-volume-'));
});
afterEach(async () => {
  for (const unlock of unlocks.splice(0)) await unlock();
  await rm(folder, { recursive: true, force: true });
});

const times = { beatMs: 50, silentMs: 1500 };
const another: Place = { machine: 'another', processes: 'pid:[1]', pid: 7, startedAt: '1' };

const take = async (place?: Place, onLost = vi.fn(), onWait = vi.fn()) => {
  const unlock = await lockVolume(folder, { ...times, ...(place ? { place } : {}), onLost, onWait });
  if (unlock) unlocks.push(unlock);
  return unlock;
};

const script = `const { lockVolume } = await import(${JSON.stringify(fileURLToPath(new URL('./lock-volume.ts', import.meta.url)))});
  const held = await lockVolume(process.argv[1], { beatMs: 50, silentMs: 1500, onWait() {},
    onLost() { console.log('lost'); process.exit(3); } });
  console.log(held ? 'held' : 'refused'); setInterval(() => {}, 1000);`;

const holdInChild = async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
};

describe('lockVolume', () => {
  it('refuses whoever sees the same folder from elsewhere, as long as its holder lives', async () => {
    expect(await take()).not.toBeNull();
    expect(await take(another)).toBeNull();
    await sleep(2 * times.silentMs);
    expect(await take(another)).toBeNull();
  });

  it('is free at once when it was released, for any machine', async () => {
    const unlock = await take();
    await unlock!();
    const onWait = vi.fn();
    expect(await take(another, undefined, onWait)).not.toBeNull();
    expect(onWait).not.toHaveBeenCalled();
  });

  it('is free at once on the same machine after its holder was killed', async () => {
    const { child, said } = await holdInChild();
    expect(said).toBe('held');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const onWait = vi.fn();
    expect(await take(undefined, undefined, onWait)).not.toBeNull();
    expect(onWait).not.toHaveBeenCalled();
  });

  it('is free on another machine once its holder has been silent for long enough', async () => {
    const { child } = await holdInChild();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const onWait = vi.fn();
    const start = performance.now();
    expect(await take(another, undefined, onWait)).not.toBeNull();
    expect(onWait).toHaveBeenCalledOnce();
    expect(performance.now() - start).toBeGreaterThanOrEqual(times.silentMs);
  });

  it('goes to one of several who wait for the same silent holder', async () => {
    const { child } = await holdInChild();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const places = [1, 2, 3, 4, 5].map((pid) => ({ ...another, machine: `machine ${pid}`, pid }));
    const taken = await Promise.all(places.map((place) => take(place)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('stops a holder that stood still for so long that another one has taken over', async () => {
    const { child } = await holdInChild();
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.kill('SIGSTOP');
    expect(await take(another)).not.toBeNull();
    child.kill('SIGCONT');
    const [code] = await once(child, 'exit');
    expect({ code, output: output.trim() }).toEqual({ code: 3, output: 'lost' });
  });

  it('is not lost by what a crash left half made', async () => {
    await take();
    await unlocks.pop()!();
    const [newest] = await readdir(join(folder, 'lock'));
    await writeFile(join(folder, 'lock', String(Number(newest) + 1)), '');
    const onWait = vi.fn();
    expect(await take(undefined, undefined, onWait)).not.toBeNull();
    expect(onWait).toHaveBeenCalledOnce();
    expect(await readdir(join(folder, 'lock'))).toHaveLength(1);
  });
});
