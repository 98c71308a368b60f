import type { AccountToCollect } from './to-collect.store.ts';

export interface AccountQueue {
  /** Null where none is left. */
  next(): Promise<AccountToCollect | null>;
}

/** Hands out accounts one by one that are taken many at a time. */
export const createAccountQueue = (takeSome: () => Promise<AccountToCollect[]>): AccountQueue => {
  let some: AccountToCollect[] = [];
  let isEnd = false;
  let taking: Promise<void> | null = null;
  const take = async (): Promise<void> => {
    some = await takeSome();
    isEnd = some.length === 0;
    taking = null;
  };
  return {
    next: async () => {
      while (some.length === 0 && !isEnd) {
        taking ??= take();
        await taking;
      }
      return some.shift() ?? null;
    },
  };
};
