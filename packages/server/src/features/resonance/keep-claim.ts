import type { Services } from '#/platform/services.ts';
import { reportProgress, type StoredFile } from './resonance-files.store.ts';

const everyMs = 400;

/**
 * Says regularly how far an import is, which also says that it is alive. `lost` aborts when the file was thrown away
 * or another import has taken it over.
 */
export const keepClaim = ({ db, now }: Services, file: StoredFile, datasetKey: string) => {
  const lost = new AbortController();
  let handled = 0;
  const timer = setInterval(() => {
    reportProgress(db, file.id, datasetKey, handled, now()).then(
      (mine) => mine || lost.abort(),
      () => undefined,
    );
  }, everyMs);
  return {
    lost: lost.signal,
    onProgress: (rows: number): void => {
      handled = rows;
    },
    end: (): void => clearInterval(timer),
  };
};
