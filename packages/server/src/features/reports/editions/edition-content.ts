import type { EditionContent } from '@soundings/contract/reports/report-content';
import { findCompanyLook } from '#/features/companies/company-logo.routes.ts';
import { findDocumentBrand } from '#/features/settings/document-brand.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { DocumentBrand } from '#/platform/office/office-document.ts';
import { presentPicture } from '#/platform/pictures/stored-picture.ts';
import type { Services } from '#/platform/services.ts';
import { findReport } from '../reports.store.ts';
import type { EditionEntry } from '../reports.tables.ts';
import { missing } from '../resolve/resolving.ts';
import { findFrozenBlocks } from './editions.store.ts';

const findLook = async (db: Database, reportId: string) => {
  const report = await findReport(db, reportId);
  if (!report) throw new AppError('notFound');
  return report.companyId === null ? null : findCompanyLook(db, report.companyId);
};

type Look = Awaited<ReturnType<typeof findLook>>;

/** An edition as it was frozen; a block whose project was deleted since says that. Throws notFound. */
export const readEdition = async ({ db }: Pick<Services, 'db'>, edition: EditionEntry): Promise<EditionContent> =>
  withLook(db, edition, await findLook(db, edition.reportId));

const withLook = async (
  db: Database,
  { id, title, language, madeOn, blockIds }: EditionEntry,
  look: Look,
): Promise<EditionContent> => {
  const blocks = await findFrozenBlocks(db, id);
  return {
    ...{ title, language, madeOn: madeOn.toISOString() },
    company: look && { name: look.companyName, logo: look.logo && presentPicture(look.logo) },
    blocks: blockIds.map((blockId) => ({
      id: blockId,
      content: blocks.get(blockId) ?? missing(language, '', 'removed'),
    })),
  };
};

export const readEditionForFile = async (
  services: Pick<Services, 'db' | 'storage'>,
  edition: EditionEntry,
): Promise<{ readonly content: EditionContent; readonly brand: DocumentBrand }> => {
  const look = await findLook(services.db, edition.reportId);
  const logo = look?.logo ? { companyName: look.companyName, logo: look.logo } : null;
  return { content: await withLook(services.db, edition, look), brand: await findDocumentBrand(services, logo) };
};
