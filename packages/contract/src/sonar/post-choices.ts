export const postKinds = ['photo', 'album', 'video', 'reel', 'link', 'text', 'event', 'other'] as const;
export type PostKind = (typeof postKinds)[number];

/** Posts that a page of the list has, and pages that can be asked for. */
export const postPage = { size: 20, most: 500 } as const;

export const postLimits = { words: 100, brands: 60, hashtags: 30 } as const;

/** What is typical of fewer posts than this would be chance: it is not told. */
export const leastPosts = 5;
