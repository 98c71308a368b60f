import type { FileError } from '@soundings/contract/errors';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';

type Line = FileError['lines'][number];

const shown = (value: Line['values'][string]): string =>
  typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : value.join(', ');

/** What is wrong in a line of a file and what to do, in the user's language. */
export const fileErrorText = (t: TFunction, { code, values }: Line): string => {
  const replace = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
  return t(`fileErrors.lines.${code}`, { replace });
};
