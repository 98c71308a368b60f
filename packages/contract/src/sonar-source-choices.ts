import type { socialNetworks } from './sonar-choices.ts';

/** Whose key a network is asked with: the environment's, which wins, one that is stored here, or nobody's. */
export const sourceKinds = ['env', 'stored', 'none'] as const;

/** Networks whose key comes with an id: one's own professional account, and the client key. */
export const networksWithId = ['INSTAGRAM', 'TIKTOK'] as const satisfies (typeof socialNetworks)[number][];

/** Networks that a provider is known for without saying where its answers have what. */
export const presetNetworks = ['FACEBOOK', 'INSTAGRAM', 'TIKTOK'] as const satisfies (typeof socialNetworks)[number][];

/** Units that YouTube gives a key a day, unless its owner has agreed on more. */
export const youtubeUnitsADay = 10_000;
