import type { Storage } from './storage.ts';

export interface BorrowedFile {
  readonly path: string;
  readonly giveBack: () => Promise<void>;
}

/** A stored file at a path of this machine, until it is given back: for what is read while an answer is sent. */
export const borrowFile = async (storage: Storage, key: string): Promise<BorrowedFile> => {
  const opened = Promise.withResolvers<string>();
  const done = Promise.withResolvers<void>();
  const ended = storage.withLocalPath(key, async (path) => {
    opened.resolve(path);
    await done.promise;
  });
  ended.catch(opened.reject);
  return {
    path: await opened.promise,
    giveBack: () => {
      done.resolve();
      return ended;
    },
  };
};
