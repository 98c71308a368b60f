/** What can go wrong with an account of the sandbox. */
export const faults = [
  /** Deleted. */
  'gone',
  'private',
  /** The first call is put off for a short while, the next one is answered. */
  'limited',
  /** Every call is put off for an hour. */
  'throttled',
  /** The token is not good any more. */
  'expired',
  /** Nothing is left of the quota. */
  'quota',
  /** Every page but the first fails. */
  'midpage',
  /** Likes are hidden. */
  'hidden',
  /** Numbers come as texts. */
  'strings',
  /** No answer ever comes. */
  'slow',
  /** 200 with a page of HTML. */
  'garbage',
  /** The connection breaks in the middle of an answer. */
  'cut',
  /** 503, for ever or once. */
  'down',
  'flaky',
  /** Sends to another host. */
  'moved',
  /** Nothing was ever published. */
  'empty',
  /** The likes of a lifetime become fewer every day. */
  'shrunk',
] as const;
export type Fault = (typeof faults)[number];

const prefixed = new RegExp(`^@?fault[._-](${faults.join('|')})[._-]`, 'i');

/** The fault that a handle asks for: `fault-gone-x`, `fault_gone_x` or `fault.gone.x`. */
export const faultIn = (handle: string): Fault | null => (prefixed.exec(handle)?.[1]?.toLowerCase() as Fault) ?? null;
