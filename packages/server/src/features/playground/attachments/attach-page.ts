import { splitPassages } from '@soundings/engine/answers/split-passages';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { fetchPage } from '#/platform/pages/fetch-page.ts';
import { readPage } from '#/platform/pages/read-page.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { assertRoom, storeAttachment } from './store-attachment.ts';

/** A user's pages: nobody should read a site by our server. */
const pageLimit: Limit = { name: 'playground-page', max: 60, seconds: 600 };
const readWithinMs = 120_000;
const maxCharacters = 200_000;
const maxName = 200;

/** Reads a web page by its address, also when whoever asked is gone. Throws pageCannotBeRead, tooManyAttachments and tooManyRequests. */
export const attachPage = async (
  services: Services,
  caller: Caller,
  { id, url: address }: { readonly id?: string | undefined; readonly url: string },
): Promise<AttachmentRow> => {
  await countHit(services.db, pageLimit, caller.id, services.now());
  await assertRoom(services, caller);
  const page = { id, kind: 'PAGE', name: address.slice(0, maxName), type: 'html', url: address } as const;
  return storeAttachment(services, caller, page, async () => {
    const { url, title, text, language } = await readText(services, address);
    const passages = splitPassages(text.slice(0, maxCharacters));
    if (passages.length === 0) throw new AppError('pageCannotBeRead');
    const isCut = text.length > maxCharacters;
    return { name: (title || url).slice(0, maxName), url, isCut, ...(language && { language }), passages };
  });
};

const readText = async ({ fetcher }: Services, address: string) => {
  const signal = AbortSignal.timeout(readWithinMs);
  try {
    const { finalUrl, contentType, charset, bytes } = await fetchPage(fetcher, address, signal);
    if (contentType === 'text/plain') {
      return { url: finalUrl, title: '', text: new TextDecoder().decode(bytes), language: null };
    }
    const { title, description, mainText, language } = await readPage(bytes, { charset, url: finalUrl, signal });
    return { url: finalUrl, title, text: mainText || description, language };
  } catch (error) {
    if (signal.aborted) throw new AppError('pageCannotBeRead');
    throw error;
  }
};
