import { done } from '@soundings/contract/endpoint';
import { type EditionRow, editionsEndpoints as endpoints } from '@soundings/contract/reports/editions';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { audited, byCaller, isFirstWithinMinute } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import { countHit, type Limit, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { loadReportFor } from '../reports.policy.ts';
import { readEdition } from './edition-content.ts';
import { writeEdition } from './edition-document.ts';
import { findEdition, findEditions, type ListedEdition, removeEdition, removeShare } from './editions.store.ts';
import { makeEdition } from './make-edition.ts';
import { type Opening, openSharedEdition, presentShare, shareEdition } from './share-edition.ts';

const sharedDocuments: Limit = { name: 'shared-report-document', max: 30, seconds: 900 };

export const editionsRoutes = (route: Route, services: Services): void => {
  const { db, keys, now } = services;
  const openShared = openSharedEdition(services);

  const load = async (caller: Caller, id: string) => {
    const edition = await findEdition(db, id);
    if (!edition) throw new AppError('notFound');
    await loadReportFor(services, caller, edition.reportId);
    return edition;
  };
  const present = ({ id, title, madeOn, madeByName, share }: ListedEdition): EditionRow => ({
    ...{ id, title, madeOn: madeOn.toISOString(), madeBy: madeByName },
    share: share && presentShare(keys, share),
  });

  route(endpoints.makeEdition, async ({ caller, params: { id }, reply }) => {
    const { title } = await loadReportFor(services, caller, id);
    const entry = { ...byCaller(caller), action: 'report.edition', target: title } as const;
    const making = { madeBy: caller.id, signal: requestSignal(reply) };
    const made = await audited(services, entry, () => makeEdition(services, id, making));
    const row = (await findEditions(db, id)).find((edition) => edition.id === made.id);
    if (!row) throw new AppError('notFound');
    return present(row);
  });

  route(endpoints.listEditions, async ({ caller, params: { id } }) => {
    await loadReportFor(services, caller, id);
    return (await findEditions(db, id)).map(present);
  });

  route(endpoints.edition, async ({ caller, params: { id } }) => readEdition(services, await load(caller, id)));

  route(endpoints.editionDocument, async ({ caller, params: { id }, query: { format }, reply }) =>
    writeEdition(services, await load(caller, id), format, requestSignal(reply)),
  );

  route(endpoints.deleteEdition, async ({ caller, params: { id } }) => {
    const { title: target } = await load(caller, id);
    await audited(services, { ...byCaller(caller), action: 'report.edition-delete', target }, async () => {
      if (!(await removeEdition(db, id))) throw new AppError('notFound');
    });
    return done;
  });

  route(endpoints.shareEdition, async ({ caller, params: { id }, body }) => {
    const { title: target } = await load(caller, id);
    const details = { newPassword: Boolean(body.password), expiresOn: body.expiresOn ?? '–' };
    const entry = { ...byCaller(caller), action: 'report.share', target, details } as const;
    return audited(services, entry, () => shareEdition(services, id, body));
  });

  route(endpoints.unshareEdition, async ({ caller, params: { id } }) => {
    const { title: target } = await load(caller, id);
    await audited(services, { ...byCaller(caller), action: 'report.unshare', target }, async () => {
      if (!(await removeShare(db, id))) throw new AppError('notFound');
    });
    return done;
  });

  const open = async (given: Opening, address: string) => {
    const opened = await openShared(given, address);
    if ('needsPassword' in opened) return opened;
    if (await isFirstWithinMinute(services, `report-open ${opened.edition.id}`, address)) {
      const { title: target } = opened.edition;
      await addAuditEntry(db, now(), { action: 'report.open', outcome: 'success', actor: '', target, address });
    }
    return opened;
  };

  route(endpoints.openSharedReport, async ({ body, address, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const opened = await open(body, address);
    return 'needsPassword' in opened ? opened : readEdition(services, opened.edition);
  });

  route(endpoints.sharedReportDocument, async ({ body: { format, ...given }, address, reply }) => {
    const opened = await open(given, address);
    if ('needsPassword' in opened) throw new AppError('wrongCredentials');
    await countHit(db, sharedDocuments, `${opened.edition.id} ${toNetwork(address)}`, now());
    return writeEdition(services, opened.edition, format, requestSignal(reply));
  });
};
