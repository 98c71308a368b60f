import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { negotiateHeartBeat, startHeartBeat } from './stomp-session.ts';

describe('what two heart-beat headers come to', () => {
  it.each([
    ['0,0', { send: 0, expect: 0 }],
    ['10000,10000', { send: 10_000, expect: 10_000 }],
    // The slower of the two counts, in each direction.
    ['1,60000', { send: 60_000, expect: 10_000 }],
    ['60000,1', { send: 10_000, expect: 60_000 }],
    ['0, 5', { send: 10_000, expect: 0 }],
    [undefined, { send: 0, expect: 0 }],
  ])('%s', (header, beats) => expect(negotiateHeartBeat(header)).toEqual(beats));

  it.each(['', '1', '-1,0', '1,2,3', 'a,b', '1e3,0', '9999999999,0'])('refuses %j', (header) => {
    expect(() => negotiateHeartBeat(header)).toThrow(expect.objectContaining({ code: 'invalidRequest' }));
  });
});

describe('a heart-beat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (beats: { send: number; expect: number }) => {
    const did: string[] = [];
    const note = (what: string) => () => void did.push(what);
    const heartBeat = startHeartBeat(beats, { beat: note('beat'), ping: note('ping'), cut: note('cut') });
    return { did, ...heartBeat };
  };

  it('is sent as often as was agreed, until it is stopped', () => {
    const { did, stop } = start({ send: 20_000, expect: 0 });
    vi.advanceTimersByTime(60_000);
    expect(did.filter((what) => what === 'beat')).toHaveLength(3);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(did.filter((what) => what === 'beat')).toHaveLength(3);
  });

  it('that stays out cuts the connection after two beats, not before', () => {
    const { did, heard } = start({ send: 0, expect: 10_000 });
    vi.advanceTimersByTime(19_999);
    heard();
    vi.advanceTimersByTime(20_000);
    expect(did).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(did).toEqual(['cut']);
  });

  it('is asked for where a client promises none', () => {
    const { did, heard } = start({ send: 0, expect: 0 });
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(10_000);
      heard();
    }
    expect(did).toEqual(Array(5).fill('ping'));
    vi.advanceTimersByTime(30_000);
    expect(did.at(-1)).toBe('cut');
  });

  it('is asked for where a client promises one so late that its line could be held for days', () => {
    const { did } = start(negotiateHeartBeat('999999999,0'));
    vi.advanceTimersByTime(30_000);
    expect(did).toEqual(['ping', 'ping', 'cut']);
  });
});
