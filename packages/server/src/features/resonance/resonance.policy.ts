import type { Caller } from '#/platform/http/caller.ts';

/** Of filters and banners that others have saved. */
export const canDeleteAnySaved = ({ role }: Pick<Caller, 'role'>): boolean => role === 'ROLE_GLOBAL_ADMIN';
