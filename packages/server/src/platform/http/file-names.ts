export const safeFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed() || 'file';

const two = (value: number): string => String(value).padStart(2, '0');

/** Characters that a file system refuses, and controls, become underscores; the time (UTC) goes behind, as DD-MM-YYYY_HHmmss. */
export const stampedFileName = (title: string, extension: string, at: Date): string => {
  const day = [two(at.getUTCDate()), two(at.getUTCMonth() + 1), at.getUTCFullYear()].join('-');
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join('');
  return `${title.replaceAll(/[\\/:"*?<>|\p{Cc}]/gu, '_')}_${day}_${time}.${extension}`;
};
