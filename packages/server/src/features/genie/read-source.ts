import type { PageReading } from '@soundings/engine/writer/facts';
import { FetchError } from '#/platform/fetch/fetch-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { readPage } from '#/platform/pages/read-page.ts';
import type { Services } from '#/platform/services.ts';

const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain', '']);

/** An address as people write it: without `https://`, too. */
const withScheme = (url: string): string => (/^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`);

/** Reads the page that messages are about. Throws pageCannotBeRead, or the signal's reason. */
export const readSource = async (
  { fetcher }: Pick<Services, 'fetcher'>,
  url: string,
  signal: AbortSignal,
): Promise<PageReading> => {
  try {
    const { bytes, charset, finalUrl, contentType } = await fetcher.fetch(withScheme(url), signal);
    if (!readable.has(contentType)) throw new AppError('pageCannotBeRead');
    return await readPage(bytes, { charset, url: finalUrl, signal });
  } catch (error) {
    if (error instanceof FetchError) throw new AppError('pageCannotBeRead');
    throw error;
  }
};
