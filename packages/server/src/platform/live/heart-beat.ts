import { AppError } from '#/platform/http/app-error.ts';
import { liveLimits } from './live-limits.ts';

/** Milliseconds between two signs of life; 0 for none. */
export interface Beats {
  readonly send: number;
  readonly expect: number;
}

/** What a client's `heart-beat` header and ours come to (STOMP 1.2, "Heart-beating"). Throws invalidRequest. */
export const beatsOf = (header = '0,0'): Beats => {
  const [, theirs, wanted] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header) ?? [];
  if (theirs === undefined || wanted === undefined) throw new AppError('invalidRequest');
  const slower = (milliseconds: string) =>
    Number(milliseconds) === 0 ? 0 : Math.max(Number(milliseconds), liveLimits.heartBeatMs);
  return { send: slower(wanted), expect: slower(theirs) };
};

/** Who promises less than this is asked as if they promised nothing. */
const longestPromise = 30_000;

interface Peer {
  /** Sends an empty line. */
  beat(): void;
  /** Asks the WebSocket beneath for an answer. */
  ping(): void;
  cut(): void;
}

const every = (milliseconds: number, step: () => void): (() => void) => {
  const timer = setInterval(step, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Shows a client that the server lives, and cuts one that stays silent for two beats. A client that promises no beats is
 * pinged: every WebSocket answers, and the line to one that has gone would else stay open for ever.
 */
export const startHeartBeat = ({ send, expect }: Beats, { beat, ping, cut }: Peer) => {
  const promises = expect > 0 && expect <= longestPromise;
  const expected = promises ? expect : liveLimits.heartBeatMs;
  let silentBeats = 0;
  const stops = [
    every(expected, () => {
      silentBeats += 1;
      if (silentBeats > 2) cut();
      else if (!promises) ping();
    }),
    ...(send > 0 ? [every(send, beat)] : []),
  ];
  return {
    heard: () => {
      silentBeats = 0;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
