import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

// biome-ignore lint/suspicious/noExplicitAny: what is given is as each of them says.
type Answers = Record<string, (...given: any[]) => unknown>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly given: unknown[];
}

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}

const patienceMs = 30_000;

const replyTo = async (answers: Answers, { id, name, given }: Question): Promise<Reply> => {
  try {
    return { id, answer: await answers[name]!(...given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

/** Lets the process that forked this one ask. This one ends with it. */
export const serveRpc = (answers: Answers): void => {
  process.on('message', async (question: Question) => {
    const reply = await replyTo(answers, question);
    if (process.connected) process.send!(reply);
  });
  process.on('disconnect', () => process.exit());
};

const settle = (child: ChildProcess) => {
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  child.on('exit', () => {
    for (const [id, take] of waiting) take({ id, error: 'the process has ended' });
  });
  return waiting;
};

/** Starts a process of its own that answers. `ask` throws what it throws, and after half a minute without an answer. */
export const startRpcProcess = <A extends Answers>(file: URL) => {
  const child = fork(file, { serialization: 'advanced' });
  const waiting = settle(child);
  let asked = 0;
  const ask = async <N extends keyof A & string>(
    name: N,
    ...given: Parameters<A[N]>
  ): Promise<Awaited<ReturnType<A[N]>>> => {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    waiting.set(id, resolve);
    const timer = setTimeout(() => resolve({ id, error: 'no answer' }), patienceMs);
    child.send({ id, name, given } satisfies Question);
    const { answer, error } = await promise;
    clearTimeout(timer);
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    return answer as Awaited<ReturnType<A[N]>>;
  };
  return {
    ask,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};
