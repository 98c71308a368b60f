import { createHash, randomUUID } from 'node:crypto';
import { Block } from '@soundings/contract/reports/blocks';
import { type MissingReason, reportLimits } from '@soundings/contract/reports/report-choices';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import { callerOfUser } from '#/features/access/users/caller-of-user.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { findReport, type ListedReport, lockReport } from '../reports.store.ts';
import type { EditionEntry } from '../reports.tables.ts';
import { projectOfBlock, resolveBlock } from '../resolve/resolve-block.ts';
import { missing } from '../resolve/resolving.ts';
import { addEdition, findEditions, makeRoom } from './editions.store.ts';

type Reported = Pick<ListedReport, 'ownerId' | 'language'>;

/** A block as it is now, for its preview: with the rights of the report's owner, whoever looks. */
export const previewBlock = async (
  services: Services,
  report: Reported,
  block: Block,
  signal: AbortSignal,
): Promise<BlockContent> => (await openReport(services, report, signal))(block);

const openReport = async (services: Services, { ownerId, language }: Reported, signal: AbortSignal) => {
  const owner = await callerOfUser(services.db, ownerId);
  return async (block: Block): Promise<BlockContent> => {
    if (!owner && block.kind !== 'text') return missing(language, block.title, 'noAccess');
    return resolveBlock({ services, owner: owner!, language, signal }, block);
  };
};

/** What nobody outside the agency can do anything about. */
const leftOut: ReadonlySet<MissingReason> = new Set(['unwritten', 'noData']);

interface Making {
  /** Null: by the clock. */
  readonly madeBy: string | null;
  readonly signal: AbortSignal;
}

/**
 * Freezes a report with its figures as they are now, by the rights of its owner: of a project that they may no longer
 * open the edition says so and shows nothing. Texts that nobody has written and blocks that have nothing to show yet are
 * left out. Where it would show what the last one shows, that one is it.
 * Throws notFound, payloadTooLarge, and limitReached where all editions that may be kept are shared.
 */
export const makeEdition = async (
  services: Services,
  reportId: string,
  { madeBy, signal }: Making,
): Promise<EditionEntry> => {
  const { db, now } = services;
  const report = await findReport(db, reportId);
  if (!report) throw new AppError('notFound');
  const read = await openReport(services, report, signal);
  const contents: { block: Block; content: BlockContent }[] = [];
  for (const stored of report.blocks) {
    // One of an earlier version gets what was added since.
    const block = Block.parse(stored);
    signal.throwIfAborted();
    const content = await read(block);
    if (content.look !== 'missing' || !leftOut.has(content.reason)) contents.push({ block, content });
  }
  const { title, language, companyId } = report;
  const shown = JSON.stringify({ title, language, companyId, contents });
  if (shown.length > reportLimits.editionBytes) throw new AppError('payloadTooLarge');
  const digest = createHash('sha256').update(shown).digest('hex');
  const blockIds = contents.map(({ block }) => block.id);
  const edition = { id: randomUUID(), reportId, title, language, digest, blockIds, madeOn: now(), madeBy };
  return db.transaction(async (tx) => {
    if (!(await lockReport(tx, reportId))) throw new AppError('notFound');
    const [last] = await findEditions(tx, reportId, 1);
    if (last?.digest === digest) return last;
    if (!(await makeRoom(tx, reportId, reportLimits.editions, now()))) throw new AppError('limitReached');
    const blocks = contents.map(({ block, content }) => ({
      blockId: block.id,
      projectId: projectOfBlock(block),
      content,
    }));
    await addEdition(tx, edition, blocks);
    return edition;
  });
};
