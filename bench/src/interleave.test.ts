import { expect, it } from 'vitest';
import { interleave, median } from './interleave.ts';

it('runs the sides in turn and checks the results of every round', async () => {
  const calls: string[] = [];
  const checked: (readonly number[])[] = [];
  const side = (name: string, result: number) => () => {
    calls.push(name);
    return result;
  };
  const times = await interleave([side('a', 1), side('b', 2)], (results) => void checked.push(results), {
    warmUp: 1,
    rounds: 2,
  });
  expect(calls.join('')).toBe('ababab');
  expect(checked).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(times.length).toBe(2);
});

it('repeats a quick side within a round, and checks its first result', async () => {
  let calls = 0;
  const checked: number[] = [];
  const [times] = await interleave([() => calls++], ([result]) => void checked.push(result!), {
    warmUp: 0,
    rounds: 2,
    atLeast: 1,
  });
  expect(calls).toBeGreaterThan(2);
  expect(checked[0]).toBe(0);
  expect(checked[1]).toBeGreaterThan(1);
  expect(Object.keys(times!)).toEqual(['typical', 'first']);
});

it('stops where a check fails', async () => {
  const differ = () => {
    throw new Error('differ');
  };
  await expect(interleave([() => 1], differ, { warmUp: 0, rounds: 3 })).rejects.toThrow('differ');
});

it('takes the middle of the times', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 9, 2])).toBe(3);
});
