import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Place {
  /** The same for all processes since a machine was started, and for none of another machine. */
  readonly machine: string;
  readonly processes: string;
  readonly pid: number;
  readonly startedAt: string;
}

interface Holder extends Place {
  readonly id: string;
  readonly beat: number;
  readonly isReleased: boolean;
}

export interface VolumeLockOptions {
  readonly beatMs?: number;
  readonly silentMs?: number;
  readonly place?: Place;
  readonly onLost: () => void;
  readonly onWait: () => void;
}

/** Every state of a lock has the same length, so that one is written over the other. */
const recordLength = 512;

const readStart = async (pid: number | 'self'): Promise<string> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold blanks; the 20th field behind it is when the process began.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

const machineName = async (): Promise<string> => {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const cards = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ mac }) => mac));
  return boot.trim() || [hostname(), ...new Set(cards)].sort().join(' ');
};

const findPlace = async (): Promise<Place> => ({
  machine: await machineName(),
  processes: await readlink('/proc/self/ns/pid').catch(() => ''),
  pid: process.pid,
  startedAt: await readStart('self'),
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

const isDead = async (holder: Holder, here: Place): Promise<boolean> => {
  if (holder.machine !== here.machine || holder.processes !== here.processes) return false;
  if (!isRunning(holder.pid)) return true;
  const startedAt = await readStart(holder.pid);
  return startedAt !== '' && startedAt !== holder.startedAt;
};

const findNewest = async (folder: string): Promise<number> =>
  Math.max(0, ...(await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number));

const readHolder = async (path: string): Promise<Holder | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    // One that cannot be read for another reason may well be alive.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * Holds a volume by a file on it, for processes that share nothing else: other containers, other machines.
 * The holder is the newest of the numbered files in `lock/`, and writes into it every 2 s. Whoever finds it released,
 * dead, or silent for 20 s makes the next number, which only one process can. It never compares two machines' clocks.
 * @returns a function that releases it, or null where another process holds it.
 */
export const lockVolume = async (
  directory: string,
  options: VolumeLockOptions,
): Promise<(() => Promise<void>) | null> => {
  const { beatMs = 2000, silentMs = 20_000, onLost, onWait } = options;
  const here = options.place ?? (await findPlace());
  const folder = join(directory, 'lock');
  // Not recursive: on a disk that can only be read that fails with ENOENT.
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const entryPath = (number: number) => join(folder, String(number));

  const isSilent = async (number: number, seen: Holder | null): Promise<boolean> => {
    onWait();
    const end = performance.now() + silentMs;
    while (performance.now() < end) {
      await sleep(beatMs / 4);
      const holder = await readHolder(entryPath(number));
      if (holder?.id !== seen?.id || holder?.beat !== seen?.beat) return Boolean(holder?.isReleased);
      if ((await findNewest(folder)) !== number) return false;
    }
    return true;
  };
  const isFree = async (number: number): Promise<boolean> => {
    if (number === 0) return true;
    const holder = await readHolder(entryPath(number));
    return holder?.isReleased || (holder && (await isDead(holder, here))) || isSilent(number, holder);
  };

  const number = (await findNewest(folder)) + 1;
  if (!(await isFree(number - 1))) return null;
  const path = entryPath(number);
  const holder: Holder = { id: randomUUID(), beat: 0, isReleased: false, ...here };
  const record = (change: Partial<Holder>) => JSON.stringify({ ...holder, ...change }).padEnd(recordLength);
  try {
    await writeFile(path, record({}), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    // On a full disk it was made all the same, and is empty.
    await rm(path, { force: true });
    throw error;
  }
  if ((await findNewest(folder)) !== number) {
    await rm(path, { force: true });
    return null;
  }
  for (const name of await readdir(folder)) if (Number(name) < number) await rm(join(folder, name), { force: true });

  const write = async (change: Partial<Holder>): Promise<void> => {
    const file = await open(path, 'r+');
    try {
      await file.write(record(change), 0);
    } finally {
      await file.close();
    }
  };
  let beat = 0;
  let beating: Promise<void> = Promise.resolve();
  const isLost = async (): Promise<boolean> => {
    try {
      if ((await findNewest(folder)) !== number) return true;
      await write({ beat: ++beat });
      return false;
    } catch (error) {
      // A disk that is away or full for a moment has no other holder.
      return (error as NodeJS.ErrnoException).code === 'ENOENT';
    }
  };
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    beating = beating.then(async () => {
      if (!(await isLost())) return;
      stop();
      onLost();
    });
  }, beatMs);
  timer.unref();
  return async () => {
    stop();
    await beating;
    await write({ beat: ++beat, isReleased: true }).catch(() => undefined);
  };
};
