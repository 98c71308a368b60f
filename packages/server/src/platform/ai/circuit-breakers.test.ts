import { describe, expect, it } from 'vitest';
import { type AiEngine, AiError, type AiRequest } from './ai-engine.ts';
import { createCircuitBreakers } from './circuit-breakers.ts';

const request: AiRequest = { instructions: '', messages: [], signal: new AbortController().signal };
const usage = { inputTokens: 1, outputTokens: 1, isEstimated: false };

/** Fails as the next of `failures` says, and answers once there are none left. */
const engineOf = (...failures: AiError[]) => {
  let calls = 0;
  const engine: AiEngine = {
    kind: 'OPEN_AI',
    model: 'm',
    async *streamText() {
      calls++;
      const failure = failures.shift();
      if (failure) throw failure;
      yield 'Hello';
      return usage;
    },
    // biome-ignore lint/correctness/useYield: not called here
    async *streamItems() {
      return usage;
    },
    // biome-ignore lint/correctness/useYield: not called here
    async *streamImages() {
      return usage;
    },
  };
  return { engine, calls: () => calls };
};

const ask = async (engine: AiEngine): Promise<string> => {
  try {
    const parts: string[] = [];
    for await (const part of engine.streamText(request)) parts.push(part);
    return parts.join('');
  } catch (error) {
    return (error as AiError).reason;
  }
};

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('the circuit breaker of a key', () => {
  it('stops calling after five outages in a row, and tries again after a pause', async () => {
    const { engine, calls } = engineOf(...times(5, () => new AiError('busy')));
    const guarded = createCircuitBreakers({ halfOpenAfter: 20 }).guard(engine, 'key');
    for (let call = 0; call < 5; call++) expect(await ask(guarded)).toBe('busy');
    expect(await ask(guarded)).toBe('paused');
    expect(calls()).toBe(5);
    await new Promise((done) => setTimeout(done, 30));
    expect(await ask(guarded)).toBe('Hello');
    expect(await ask(guarded)).toBe('Hello');
  });

  it('does not count what says nothing of the vendor', async () => {
    const { engine } = engineOf(...times(9, () => new AiError('refused')));
    const guarded = createCircuitBreakers().guard(engine, 'key');
    for (let call = 0; call < 9; call++) expect(await ask(guarded)).toBe('refused');
    expect(await ask(guarded)).toBe('Hello');
  });

  it('is one for each key', async () => {
    const breakers = createCircuitBreakers();
    const out = breakers.guard(engineOf(...times(9, () => new AiError('unreachable'))).engine, 'one');
    for (let call = 0; call < 6; call++) await ask(out);
    expect(await ask(out)).toBe('paused');
    expect(await ask(breakers.guard(engineOf().engine, 'other'))).toBe('Hello');
  });
});
