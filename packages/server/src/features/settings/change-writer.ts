import { randomUUID } from 'node:crypto';
import type { NewWriter, WriterEdit } from '@soundings/contract/settings/writers';
import { recordRemoval } from '#/platform/built-in/built-in.store.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addBuiltInWriterRows, addWriter, removeWriter, setWriter } from './writers.store.ts';

type Changer = { readonly id: string };
export type BuiltInWriter = { readonly id: string } & Omit<NewWriter, 'status'>;

/** Writers are chosen by name within a language; in another one the same name is another writer. */
const named = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (isUniqueViolation(error, 'writers_language_name')) throw new AppError('nameAlreadyExists');
    throw error;
  }
};

/** Throws nameAlreadyExists. @returns its id. */
export const saveWriter = async ({ db, now }: Services, caller: Changer, writer: NewWriter): Promise<string> => {
  const id = randomUUID();
  const row = { ...writer, id, createdOn: now(), updatedOn: now(), updatedBy: caller.id };
  await named(() => addWriter(db, row));
  return id;
};

/** Throws notFound and nameAlreadyExists. */
export const editWriter = async ({ db, now }: Services, caller: Changer, id: string, edit: WriterEdit) => {
  const isThere = await named(() => setWriter(db, id, { ...edit, updatedOn: now(), updatedBy: caller.id }));
  if (!isThere) throw new AppError('notFound');
};

/** Deletes a writer, for good also where it came with the product. Throws notFound. */
export const deleteWriter = ({ db, now }: Services, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const removed = await removeWriter(tx, id);
    if (!removed) throw new AppError('notFound');
    if (removed.builtIn) await recordRemoval(tx, id, now());
  });

export const addBuiltInWriters = ({ db, now }: Pick<Services, 'db' | 'now'>, list: readonly BuiltInWriter[]) =>
  addBuiltInWriterRows(
    db,
    list.map((writer) => ({ ...writer, builtIn: true, createdOn: now(), updatedOn: now() })),
  );
