import { done } from '@soundings/contract/endpoint';
import { playgroundAttachmentsEndpoints as endpoints } from '@soundings/contract/playground/attachments';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import { findImageType } from '#/platform/pictures/image-type.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { attachFile } from './attach-file.ts';
import { attachPage } from './attach-page.ts';
import { findAttachment, findPassages, findUnsent, removeAttachments } from './attachments.store.ts';
import { presentAttachment, presentUnsent } from './present-attachment.ts';

export const attachmentsRoutes = (route: Route, services: Services): void => {
  const { db, storage, now } = services;

  route(endpoints.attachFile, async ({ caller, request, query: { id } }) => {
    const file = await uploadedFile(request, endpoints.attachFile.upload.maxBytes);
    return presentAttachment(await attachFile(services, caller, file, id));
  });

  route(endpoints.attachPage, async ({ caller, body }) => presentAttachment(await attachPage(services, caller, body)));

  route(endpoints.unsentAttachments, async ({ caller }) =>
    (await findUnsent(db, caller.id)).map((row) => presentUnsent(row, now())),
  );

  route(endpoints.attachment, async ({ caller, params: { id } }) => {
    const attachment = await loadAttachment(services, caller, id);
    const passages = (await findPassages(db, [id])).map(({ number, text }) => ({ number, text }));
    return { attachment: presentAttachment(attachment), passages };
  });

  route(endpoints.attachmentImage, async ({ caller, params: { id }, reply }) => {
    const { storageKey } = await loadAttachment(services, caller, id);
    if (!storageKey) throw new AppError('notFound');
    const content = await storage.read(storageKey);
    reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    return { contentType: findImageType(content)!, content };
  });

  route(endpoints.deleteAttachment, async ({ caller, params: { id } }) => {
    await loadAttachment(services, caller, id);
    await db.transaction(async (tx) => discardFiles(tx, await removeAttachments(tx, [id]), now()));
    await tryToRemoveDiscardedFiles(services);
    return done;
  });
};

const loadAttachment = async ({ db }: Services, caller: Caller, id: string): Promise<AttachmentRow> => {
  const attachment = await findAttachment(db, caller.id, id);
  if (!attachment) throw new AppError('notFound');
  return attachment;
};
