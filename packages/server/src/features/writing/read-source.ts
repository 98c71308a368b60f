import { findTextLanguage } from '@soundings/engine/text/find-language';
import { AppError } from '#/platform/http/app-error.ts';
import { readPageAt } from '#/platform/pages/fetch-page.ts';
import { readPage } from '#/platform/pages/read-page.ts';
import type { Services } from '#/platform/services.ts';

/** In characters: less says nothing to write from. */
const leastText = 20;

interface Given {
  /** May be empty. */
  readonly url: string;
  /** What was given to write from beside the page. */
  readonly ownText: string;
  /** Answers to hints tell the language, but may say nothing to write from. */
  readonly replies: readonly string[];
}

/**
 * What is written from: the page, or an empty one where there is no address, or where it cannot be read and the text beside
 * it is enough. Throws pageCannotBeRead, or the signal's reason.
 */
export const readSource = async (
  { fetcher, now }: Pick<Services, 'fetcher' | 'now'>,
  { url, ownText, replies }: Given,
  signal: AbortSignal,
) => {
  const nothing = async () => {
    const page = await readPage(new Uint8Array(), { url, signal });
    const language = findTextLanguage([ownText, ...replies].filter(Boolean).join('\n'));
    return { page: { ...page, brand: '', language }, readOn: null };
  };
  if (url === '') return { ...(await nothing()), isPageRead: true };
  try {
    const page = await readPageAt(fetcher, url, signal);
    return { page, readOn: now().toISOString(), isPageRead: true };
  } catch (error) {
    const isUnread = error instanceof AppError && error.code === 'pageCannotBeRead';
    if (!isUnread || ownText.trim().length < leastText) throw error;
    return { ...(await nothing()), isPageRead: false };
  }
};
