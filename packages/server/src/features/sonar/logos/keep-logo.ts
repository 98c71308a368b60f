import { randomUUID } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import type { Logo } from '../crawl/fetch-logo.ts';
import type { DatasetRow } from '../datasets/datasets.tables.ts';

const day = 86_400_000;

type StoredLogo = { readonly logoKey: string; readonly logoType: string };

/** Stores a picture that nothing names yet: if nothing ever does, tidying removes it. */
export const storeLogo = async (
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  { bytes, type }: Logo,
): Promise<StoredLogo> => {
  const logoKey = `logos/${randomUUID()}`;
  await discardFiles(db, [logoKey], new Date(now().getTime() + day));
  await storage.write(logoKey, bytes);
  return { logoKey, logoType: type };
};

/** In the transaction that gives a brand a stored picture: this one stays, the one before is to be removed. */
export const replaceLogo = async (
  tx: Database,
  { logoKey: before }: DatasetRow,
  { logoKey }: StoredLogo,
  now: Date,
): Promise<void> => {
  if (!(await forgetDiscardedFile(tx, logoKey))) throw new Error('the logo was tidied away');
  if (before) await discardFiles(tx, [before], now);
};
