import { randomUUID } from 'node:crypto';
import type { Input } from '@soundings/contract/endpoint';
import type { Block } from '@soundings/contract/reports/blocks';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import type { reportsEndpoints } from '@soundings/contract/reports/reports';
import { findOpenOf, loadActiveProjectFor } from '#/features/projects/load-project.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { seesAllReports } from './reports.policy.ts';
import { addReport, countReportsOf, findCustomers, lockReport, setReport } from './reports.store.ts';
import type { ReportEntry } from './reports.tables.ts';
import { projectOfBlock } from './resolve/resolve-block.ts';
import { blocksOf } from './templates.ts';

type Given = Pick<Services, 'db' | 'now'>;

export const listCustomers = ({ db }: Pick<Services, 'db'>, caller: Caller) =>
  findCustomers(db, seesAllReports(caller) ? null : caller.id);

const assertMayChoose = async (services: Given, caller: Caller, companyId: string | null): Promise<void> => {
  if (companyId === null) return;
  if (!(await listCustomers(services, caller)).some(({ id }) => id === companyId))
    refuseField('body.companyId', 'notSelectable');
};

/** Throws notFound for a project that the caller may not open, and limitReached. @returns the id. */
export const createReport = async (
  services: Given,
  caller: Caller,
  { title, companyId, language, template, projectIds }: Input<typeof reportsEndpoints.createReport>['body'],
): Promise<string> => {
  await assertMayChoose(services, caller, companyId);
  const projects = await Promise.all(projectIds.map((id) => loadActiveProjectFor(services, caller, id)));
  const byType = new Map(projects.map(({ id, projectType }) => [projectType, id]));
  const { db, now } = services;
  const report: ReportEntry = {
    ...{ id: randomUUID(), title, language, companyId, ownerId: caller.id, version: 1 },
    blocks: blocksOf(template, language, byType),
    ...{ createdOn: now(), changedOn: now() },
  };
  await db.transaction(async (tx) => {
    if ((await countReportsOf(tx, caller.id)) >= reportLimits.reports) throw new AppError('limitReached');
    await addReport(tx, report);
  });
  return report.id;
};

/** A block that is new names a project that the caller may open; those that were there before stay as they are. */
const assertMayAdd = async (
  services: Given,
  caller: Caller,
  blocks: readonly Block[],
  before: readonly Block[],
): Promise<void> => {
  const known = new Set(before.map(projectOfBlock));
  const added = [...new Set(blocks.flatMap((block) => projectOfBlock(block) ?? []))].filter((id) => !known.has(id));
  const open = await findOpenOf(services, caller, added);
  const refused = added.find((id) => !open.has(id));
  if (refused !== undefined) await loadActiveProjectFor(services, caller, refused);
};

/** Throws notFound and reportChanged. */
export const saveReport = async (
  services: Given,
  caller: Caller,
  report: ReportEntry,
  { version, ...given }: Input<typeof reportsEndpoints.saveReport>['body'],
): Promise<void> => {
  const { db, now } = services;
  if (given.companyId !== report.companyId) await assertMayChoose(services, caller, given.companyId);
  await assertMayAdd(services, caller, given.blocks, report.blocks);
  await db.transaction(async (tx) => {
    const current = await lockReport(tx, report.id);
    if (!current) throw new AppError('notFound');
    if (current.version !== version) throw new AppError('reportChanged');
    await setReport(tx, report.id, { ...given, version: version + 1, changedOn: now() });
  });
};

/** Throws notFound and limitReached. */
export const addBlocks = async (
  services: Given,
  caller: Caller,
  id: string,
  blocks: readonly Block[],
): Promise<void> => {
  const { db, now } = services;
  await assertMayAdd(services, caller, blocks, []);
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw new AppError('notFound');
    if (report.blocks.length + blocks.length > reportLimits.blocks) throw new AppError('limitReached');
    const known = new Set(report.blocks.map((block) => block.id));
    const added = blocks.map((block) => (known.has(block.id) ? { ...block, id: randomUUID() } : block));
    await setReport(tx, id, { blocks: [...report.blocks, ...added], version: report.version + 1, changedOn: now() });
  });
};
