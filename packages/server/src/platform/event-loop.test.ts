import { describe, expect, it } from 'vitest';
import { createYield, runCooperatively } from '#/platform/event-loop.ts';

describe('finishBreathing', () => {
  it('lets other work run between the steps of a calculation', async () => {
    let ran = false;
    setImmediate(() => {
      ran = true;
    });
    // Never ends unless the event loop gets a turn.
    function* waiting(): Generator<undefined, string, undefined> {
      while (!ran) yield;
      return 'done';
    }
    expect(await runCooperatively(waiting())).toBe('done');
  });

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    function* endless(): Generator<undefined, never, undefined> {
      for (;;) yield;
    }
    await expect(runCooperatively(endless(), stop.signal)).rejects.toThrow('aborted');
  });
});

it('refuses to go on once it is cancelled, also where no turn is due', async () => {
  const yieldToEventLoop = createYield(AbortSignal.abort());
  expect(yieldToEventLoop.isDue()).toBe(false);
  await expect(yieldToEventLoop()).rejects.toThrow('aborted');
});
