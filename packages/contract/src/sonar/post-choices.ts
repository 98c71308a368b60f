export const postKinds = ['photo', 'album', 'video', 'reel', 'link', 'text', 'event', 'other'] as const;
export type PostKind = (typeof postKinds)[number];
