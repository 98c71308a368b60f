/** What may be a logo. No SVG: it is a document that can hold scripts. */
export const logoLimits = { types: ['png', 'jpg', 'jpeg', 'webp'], maxBytes: 512_000 } as const;

export const logoSides = { min: 24, max: 2000 } as const;
