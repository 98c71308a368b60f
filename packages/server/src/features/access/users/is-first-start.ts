import type { Services } from '#/platform/services.ts';
import { countUsers } from './users.store.ts';

/** Whether there is nobody yet who could sign in. */
export const isFirstStart = async ({ db }: Pick<Services, 'db'>): Promise<boolean> => (await countUsers(db)) === 0;
