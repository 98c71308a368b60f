import { isDeepStrictEqual } from 'node:util';
import type { MultipartFile } from '@fastify/multipart';
import type { DatasetGiven } from '@soundings/contract/sonar/datasets';
import { createBreath } from '#/platform/breathe.ts';
import type { Database } from '#/platform/db/database.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { withTemporaryFile } from '#/platform/files/with-temporary-file.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addDatasets } from '../datasets/add-datasets.ts';
import { changeDatasets } from '../datasets/change-datasets.ts';
import { givenDataset, newDataset } from '../datasets/dataset-of.ts';
import {
  countDatasets,
  dropMyCompany,
  findByDomains,
  type StoredDataset,
  setDatasets,
} from '../datasets/datasets.store.ts';
import { inBatches } from '../datasets/in-batches.ts';
import { checkLinks } from './check-links.ts';
import { fieldsOf, type KnownBrands, type MatchedLine, matchLines } from './match-lines.ts';
import { type ReadDatasets, readDatasetFile } from './read-dataset-file.ts';

/** Reads an uploaded file. Throws fileCannotBeRead, unsupportedMediaType, payloadTooLarge and requestCancelled. */
const readUpload = async (file: MultipartFile, signal: AbortSignal): Promise<ReadDatasets> => {
  try {
    return await withTemporaryFile(file, (path) => readDatasetFile(path, signal));
  } catch (error) {
    if (signal.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError(error.code, { fileErrors: error.fileErrors });
    throw error;
  }
};

/** Throws fileHasErrors with everything that is wrong. */
const refuseErrors = ({ errors }: ReadDatasets): void => {
  if (!errors.isEmpty) throw new AppError('fileHasErrors', { fileErrors: errors.toFileErrors() });
};

/** The brands of an uploaded file, none of which is known. Throws fileHasErrors and what reading throws. */
export const readUploadedDatasets = async (file: MultipartFile, signal: AbortSignal): Promise<DatasetGiven[]> => {
  const read = await readUpload(file, signal);
  const lines = await matchLines(read, new Map());
  refuseErrors(read);
  return lines.map(({ given }) => given);
};

const findKnown = async (tx: Database, projectId: string, { lines }: ReadDatasets): Promise<KnownBrands> => {
  const known: StoredDataset[] = [];
  const domains = [...new Set(lines.map(({ given }) => given.domain))];
  await inBatches(domains, async (some) => {
    known.push(...(await findByDomains(tx, projectId, some)));
  });
  return Map.groupBy(known, ({ row }) => row.domain);
};

const notMine = ({ row, links }: StoredDataset): StoredDataset => ({ row: { ...row, myCompany: false }, links });

/** A brand as a line that says nothing of it leaves it. */
const untouched = (known: StoredDataset): StoredDataset => givenDataset(known, { domain: known.row.domain });

/** Whether the user's own company becomes another one. */
const doesMoveMine = (lines: readonly MatchedLine[]): boolean =>
  lines.some(({ given, known }) => given.myCompany && !known?.row.myCompany);

/** The brands that become other than they were. What would bring them beyond a limit goes to the errors of the file. */
const changesOf = async (lines: readonly MatchedLine[], movesMine: boolean, read: ReadDatasets) => {
  const breathe = createBreath();
  const changed: StoredDataset[] = [];
  for (const line of lines) {
    const { given, known } = line;
    if (!known) continue;
    const dataset = givenDataset(movesMine ? notMine(known) : known, given);
    checkLinks(line, dataset, read);
    if (!isDeepStrictEqual(dataset, untouched(known))) changed.push(dataset);
    await breathe();
  }
  return changed;
};

const keep = async (tx: Database, projectId: string, read: ReadDatasets) => {
  const lines = await matchLines(read, await findKnown(tx, projectId, read));
  const movesMine = doesMoveMine(lines);
  const changed = await changesOf(lines, movesMine, read);
  refuseErrors(read);
  const breathe = createBreath();
  const added: StoredDataset[] = [];
  let { last } = await countDatasets(tx, projectId);
  for (const { given, known } of lines) {
    if (!known) added.push(newDataset(projectId, ++last, fieldsOf(given)));
    await breathe();
  }
  if (movesMine) await dropMyCompany(tx, projectId);
  await inBatches(changed, (some) => setDatasets(tx, some));
  await addDatasets(tx, added);
  return { added: added.length, changed: changed.length };
};

/**
 * Adds the brands of an uploaded file to a project and changes those that it has: what the file leaves out, and blank
 * cells, leave what is there; links are added to those that are there. All of it or nothing. Throws fileHasErrors, what
 * reading throws and what changing brands throws.
 *
 * @returns how many are new, and how many are other than they were.
 */
export const importDatasets = async (
  services: Services,
  projectId: string,
  file: MultipartFile,
  signal: AbortSignal,
): Promise<{ added: number; changed: number }> => {
  const read = await readUpload(file, signal);
  return changeDatasets(services, projectId, (tx) => keep(tx, projectId, read));
};
