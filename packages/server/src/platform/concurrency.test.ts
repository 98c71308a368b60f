import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '#/platform/concurrency.ts';

const { signal: open } = new AbortController();

const openStep = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const step = { hasBegun: false, end: resolve, fail: reject, run: () => Promise.resolve('') };
  step.run = () => {
    step.hasBegun = true;
    return promise;
  };
  return step;
};

describe('limitConcurrency', () => {
  it('lets so many run at once, and the next when one has ended or failed, in the order they came', async () => {
    const inTurn = limitConcurrency(2);
    const steps = Array.from({ length: 5 }, openStep);
    const answers = steps.map((step) => inTurn(step.run, open));
    const begun = async () => {
      await setImmediate();
      return steps.filter(({ hasBegun }) => hasBegun).length;
    };
    expect(await begun()).toBe(2);
    steps[1]!.end('second');
    expect([await answers[1], await begun(), steps[2]!.hasBegun]).toEqual(['second', 3, true]);
    steps[0]!.fail(new Error('broken'));
    await expect(answers[0]).rejects.toThrow('broken');
    expect(await begun()).toBe(4);
    for (const [i, step] of steps.entries()) step.end(`${i}`);
    expect(await Promise.all(answers.slice(2))).toEqual(['2', '3', '4']);
    expect(await inTurn(async () => 'later', open)).toBe('later');
  });

  it('lets go who disconnects while waiting, and gives no turn away', async () => {
    const inTurn = limitConcurrency(1);
    const [first, left, last] = [openStep(), openStep(), openStep()];
    const caller = new AbortController();
    const running = inTurn(first.run, open);
    const waiting = inTurn(left.run, caller.signal);
    const after = inTurn(last.run, open);
    caller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(inTurn(left.run, caller.signal)).rejects.toThrow('gone');
    first.end('done');
    last.end('too');
    expect(await Promise.all([running, after])).toEqual(['done', 'too']);
    expect(left.hasBegun).toBe(false);
  });
});

it('turns away whoever comes once enough wait', async () => {
  const inTurn = limitConcurrency(1, 1);
  const [running, waiting] = [openStep(), openStep()];
  const answers = [inTurn(running.run), inTurn(waiting.run)];
  await expect(inTurn(running.run)).rejects.toMatchObject({ code: 'serviceUnavailable' });
  running.end('first');
  waiting.end('second');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});
