import { AppError } from '#/platform/http/app-error.ts';
import { liveLimits } from './live-limits.ts';

const escapes: Record<string, string> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };

const plainOf = (text: string): string =>
  text.replaceAll(/\\.?/gs, (escaped) => {
    const plain = escapes[escaped];
    if (plain === undefined) throw new AppError('invalidRequest');
    return plain;
  });

/**
 * The headers of a frame by name; of a repeated one the first counts. STOMP 1.2 escapes all frames but CONNECT.
 * Throws invalidRequest for more than 100, for lines that are none, and for unknown escapes.
 */
export const readHeaders = (
  command: string,
  lines: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> => {
  if (lines.length > liveLimits.headers) throw new AppError('invalidRequest');
  const read = command === 'CONNECT' || command === 'STOMP' ? (text: string) => text : plainOf;
  const headers = new Map<string, string>();
  for (const [name, value] of lines) {
    // A line without a colon runs into the next one.
    if (name === '' || name.includes('\n')) throw new AppError('invalidRequest');
    const key = read(name);
    if (!headers.has(key)) headers.set(key, read(value));
  }
  return headers;
};
