/** A name to show: no path, no control characters, at most 200 characters. */
export const safeFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed() || 'file';
