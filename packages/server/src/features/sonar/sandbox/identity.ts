export interface Identity {
  readonly digits: string;
  readonly fault: Fault | null;
}

const ids = [/^990(\d{10})(\d\d)$/, /^U[CU]sandbox-(\d{10})(\d\d)$/];

export const toIdentity = (handleOrId: string): Identity => {
  for (const id of ids) {
    const [, digits, fault] = id.exec(handleOrId) ?? [];
    if (digits) return { digits, fault: faults[Number(fault) - 1] ?? null };
  }
  const bare = handleOrId.toLowerCase().replace(/^@/, '');
  return { digits: tenDigits(bare), fault: faultIn(bare) };
};

const tail = ({ digits, fault }: Identity): string =>
  digits + String(fault === null ? 0 : faults.indexOf(fault) + 1).padStart(2, '0');

export const numericId = (identity: Identity): string => `990${tail(identity)}`;
export const channelId = (identity: Identity): string => `UCsandbox-${tail(identity)}`;
export const uploadsPlaylistId = (identity: Identity): string => `UUsandbox-${tail(identity)}`;

export const faults = [
  'gone',
  'private',
  /** The first call is put off for a short while, the next one is answered. */
  'limited',
  'throttled',
  'expired',
  'quota',
  'midpage',
  'hidden',
  'strings',
  'slow',
  'garbage',
  'cut',
  'down',
  'flaky',
  'moved',
  'empty',
  'shrunk',
] as const;
export type Fault = (typeof faults)[number];

const prefixed = new RegExp(`^@?fault[._-](${faults.join('|')})[._-]`, 'i');

/** The fault that a handle asks for: `fault-gone-x`, `fault_gone_x` or `fault.gone.x`. */
export const faultIn = (handle: string): Fault | null => (prefixed.exec(handle)?.[1]?.toLowerCase() as Fault) ?? null;

/** A number of 32 bits that looks like chance and is the same for the same text (FNV-1a, mixed as in MurmurHash3). */
const mixed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Evenly spread over 0 to 1, without 1. */
export const evenly = (text: string): number => mixed(text) / 2 ** 32;

/** Spread as by chance around 0, most of it within ±2. */
export const normally = (text: string): number =>
  1.7 * (evenly(`${text}a`) + evenly(`${text}b`) + evenly(`${text}c`) + evenly(`${text}d`) - 2);

const tenDigits = (text: string): string => String(Math.floor(evenly(text) * 1e10)).padStart(10, '0');

export const demoGoneHandle = 'snefnugtweets';
