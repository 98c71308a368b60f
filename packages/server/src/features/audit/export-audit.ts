import type { AuditFilter } from '@soundings/contract/audit/audit';
import { maxExportedEntries } from '@soundings/contract/audit/audit-choices';
import type { Download } from '@soundings/contract/endpoint';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import { writeCsv } from '#/platform/csv/write-csv.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { Services } from '#/platform/services.ts';
import { auditEntriesBehind, type StoredAuditEntry } from './audit-log.store.ts';

const pageSize = 1000;
const headings = ['time', 'action', 'outcome', 'who', 'target', 'from', 'details'];

const toCells = ({ createdOn, action, outcome, actor, target, address, details }: StoredAuditEntry): string[] => [
  createdOn.toISOString(),
  action,
  outcome,
  actor,
  target ?? '',
  address,
  Object.entries(details ?? {})
    .map(([key, value]) => `${key}: ${value}`)
    .join('; '),
];

/**
 * The filtered log as a CSV file, newest first, read page by page while it is sent. That it was taken is an entry too,
 * written before anything leaves; the file itself ends where the log stood until then.
 */
export const exportAudit = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  filter: AuditFilter,
): Promise<Download> => {
  const first = await auditEntriesBehind(db, filter, null, pageSize);
  const details = Object.fromEntries(Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  await addAuditEntry(db, now(), {
    ...byCaller(caller),
    action: 'audit.export',
    outcome: 'success',
    details,
  });
  async function* pages() {
    let page = first;
    for (let sent = 0; page.length > 0 && sent < maxExportedEntries; sent += pageSize) {
      yield page.map(toCells);
      if (page.length < pageSize) return;
      page = await auditEntriesBehind(db, filter, page.at(-1)!, pageSize);
    }
  }
  return { fileName: stampedFileName('audit-log', 'csv', now()), content: writeCsv(headings, pages()) };
};
