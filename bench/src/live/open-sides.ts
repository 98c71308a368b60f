import type { Bare } from './bare.ts';
import type { Crowd } from './clients.ts';
import type { Greeting } from './open-line.ts';
import { openProduct } from './open-product.ts';
import { startRpcProcess } from './rpc.ts';

/** When each event was told, and when each client heard each of them; milliseconds. */
export interface Hearing {
  readonly told: readonly number[];
  readonly arrivals: readonly Float64Array[];
}

export type Sides = Awaited<ReturnType<typeof openSides>>;

const startCrowd = () => startRpcProcess<Crowd>(new URL('./clients.ts', import.meta.url));

const bodyOf = (frame: Buffer): string => {
  const text = String(frame);
  return text.slice(text.indexOf('\n\n') + 2, text.indexOf('\0'));
};

/** Throws where the clients of a side did not all hear the same. @returns the hash of what they heard. */
const theHash = (side: string, hashes: readonly string[]): string => {
  if (hashes.length !== 1) throw new Error(`${side}: the clients heard ${hashes.length} different things`);
  return hashes[0]!;
};

/**
 * The product in this process and a bare server in another, each with a process of its clients. The bare server sends
 * the very frames that the product sent.
 */
export const openSides = async (connections: number) => {
  const product = await openProduct(connections);
  const bare = startRpcProcess<Bare>(new URL('./bare.ts', import.meta.url));
  const crowds = [startCrowd(), startCrowd()] as const;
  const [members, listeners] = crowds;
  let told = 0;

  const stop = async (): Promise<void> => {
    await Promise.all([...crowds, bare].map((process) => process.stop()));
    await product.close();
  };

  const tellMembers = async (bodies: readonly string[], pauseMs: number) => {
    await members.ask('listen', bodies.length);
    const times = await product.publish(bodies, pauseMs);
    const { first, hashes, arrivals } = await members.ask('heard');
    const heard = first.map((frame) => bodyOf(Buffer.from(frame)));
    if (heard.join() !== bodies.join()) throw new Error(`product: told ${bodies}, heard ${heard}`);
    return { first, hash: theHash('product', hashes), hearing: { told: times, arrivals } };
  };
  const tellListeners = async (frames: Buffer[], pauseMs: number) => {
    await listeners.ask('listen', frames.length);
    const times = await bare.ask('publish', frames, pauseMs);
    const { hashes, arrivals } = await listeners.ask('heard');
    return { hash: theHash('bare ws', hashes), hearing: { told: times, arrivals } };
  };

  try {
    const greeting: Greeting = { url: await bare.ask('address'), headers: {}, texts: [], answers: [] };
    await members.ask('open', product.greetings);
    await listeners.ask(
      'open',
      product.greetings.map(() => greeting),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /**
     * Tells all clients of one side so many events and then those of the other, each event so long after the one before.
     * Throws where not every client of both sides heard every event in order and once.
     */
    publish: async (events: number, pauseMs: number): Promise<readonly [Hearing, Hearing]> => {
      const bodies = Array.from({ length: events }, () => `event ${++told}`);
      const ours = await tellMembers(bodies, pauseMs);
      const theirs = await tellListeners(ours.first, pauseMs);
      if (ours.hash !== theirs.hash) throw new Error('the clients of the bare server heard something else');
      return [ours.hearing, theirs.hearing];
    },
    /** Each server closes all its connections. @returns the milliseconds until all were back, of each side. */
    closeAll: async (): Promise<[number, number]> => {
      await members.ask('expectClose');
      await product.closeAll();
      const ours = await members.ask('back');
      await listeners.ask('expectClose');
      await bare.ask('closeAll');
      return [ours, await listeners.ask('back')];
    },
    check: async (): Promise<void> => {
      for (const { ask } of crowds) await ask('listen', 0);
    },
    close: stop,
  };
};
