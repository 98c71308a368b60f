import { describe, expect, it } from 'vitest';
import { addTallies, emptyTally, subtractTally, type Tally } from './tally.ts';

const tally = (positive: number, base: number, weights: [number, number, number]): Tally => ({
  positive,
  base,
  weights: { positive: weights[0], base: weights[1], squares: weights[2] },
});

describe('tallies', () => {
  it('take away what was added', () => {
    const [a, b] = [tally(1, 2, [0.5, 1.5, 1.25]), tally(3, 8, [4, 16, 64])];
    expect(subtractTally(addTallies(a, b), a)).toEqual(b);
    expect(addTallies(emptyTally, a)).toEqual(a);
    const plain = { positive: 1, base: 2, weights: null };
    expect(subtractTally(addTallies(plain, plain), plain)).toEqual(plain);
  });

  it('leave no weight where nobody is left, whatever the sums were rounded to', () => {
    const whole = tally(3, 3, [0.6000000000000001, 0.6000000000000001, 0.14]);
    expect(subtractTally(whole, tally(3, 3, [0.6, 0.6, 0.13999999999999999]))).toEqual(tally(0, 0, [0, 0, 0]));
  });

  it('leave no weight below 0', () => {
    const left = subtractTally(
      tally(2, 2, [0.6, 0.6, 0.14]),
      tally(1, 1, [0.6000000000000001, 0.6000000000000001, 0.2]),
    );
    expect(left).toEqual(tally(1, 1, [0, 0, 0]));
  });
});
