import type { Services } from '#/platform/services.ts';
import { type Writer, writerPage } from './writers.store.ts';

/** More than anyone chooses from. */
const maxWriters = 200;

export const findActiveWriters = ({ db }: Pick<Services, 'db'>): Promise<Writer[]> =>
  writerPage(db, { status: 'active' }, { page: 0, size: maxWriters, sort: 'language' });
