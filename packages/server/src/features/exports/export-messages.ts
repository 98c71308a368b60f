import type { Download } from '@soundings/contract/endpoint';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { Services } from '#/platform/services.ts';

/** Messages as a text file, a blank line between each two; blank ones are left out. Throws noMessagesAvailable. */
export const exportMessages = (
  { now }: Pick<Services, 'now'>,
  messages: readonly string[],
  fileName: string | undefined,
): Download => {
  const filled = messages.map((message) => message.trim()).filter((message) => message !== '');
  if (filled.length === 0) throw new AppError('noMessagesAvailable');
  return { fileName: stampedFileName(fileName || 'messages', 'txt', now()), content: `${filled.join('\n\n')}\n` };
};
