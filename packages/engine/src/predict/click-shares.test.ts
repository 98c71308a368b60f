import { describe, expect, it } from 'vitest';
import { clickShares } from './click-shares.ts';

describe('the share of rivals that clicks say a message beats', () => {
  it('ranks by rate and lies around a half', () => {
    const shares = clickShares([
      { shown: 100_000, clicked: 500 },
      { shown: 100_000, clicked: 1000 },
      { shown: 100_000, clicked: 2000 },
    ]);
    expect(shares[0]).toBeLessThan(0.01);
    expect(shares[1]).toBeCloseTo(0.5, 2);
    expect(shares[2]).toBeGreaterThan(0.99);
  });

  it('says little where little was shown, and a half where there is no rival', () => {
    const [low, high] = clickShares([
      { shown: 20, clicked: 0 },
      { shown: 20, clicked: 1 },
    ]);
    expect(low).toBeGreaterThan(0.2);
    expect(high).toBeLessThan(0.8);
    expect(low! + high!).toBeCloseTo(1, 10);
    expect(clickShares([{ shown: 10, clicked: 3 }])).toEqual([0.5]);
  });
});
