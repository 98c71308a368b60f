import type { FileError } from '@soundings/contract/errors';
import type { i18n as Texts } from 'i18next';
import { formatNumber } from '#/lib/format.ts';

type Line = FileError['lines'][number];

const shown = (value: Line['values'][string]): string =>
  typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : value.join(', ');

/** What is wrong, in the user's language; in English where a newer server knows more codes than this page. */
export const fileErrorTitle = (texts: Texts, { code, title }: FileError): string => {
  const key = `fileErrors.titles.${code}` as const;
  const isKnown: boolean = texts.exists(key);
  return isKnown ? texts.t(key) : title;
};

/** What is wrong in a line and what to do, likewise. */
export const fileErrorText = (texts: Texts, { code, values, text }: Line): string => {
  const key = `fileErrors.lines.${code}` as const;
  const replace = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
  const isKnown: boolean = texts.exists(key);
  return isKnown ? texts.t(key, { replace }) : text;
};
