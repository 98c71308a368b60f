export const tokenScopes = ['projects.read', 'results.read', 'content.write', 'projects.write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Days from now. */
export const tokenLifetimes = [7, 30, 90, 365] as const;

/** So that people and secret scanners see what it is. */
export const tokenPrefix = 'soundings_';

export const maxTokens = 20;
