import { AppError } from '#/platform/http/app-error.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { lifetimeMs } from './chart-token.ts';

/** Counted for longer than a token lives, whenever in its life it was used. */
const once: Limit = { name: 'chart-token', max: 1, seconds: (2 * lifetimeMs) / 1000 };

/** Whether this is the first use of a token; of uses at the same time, on any node, one is the first. */
export const useUp = async ({ db, now }: Pick<Services, 'db' | 'now'>, tokenId: string): Promise<boolean> => {
  try {
    await countHit(db, once, tokenId, now());
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};
