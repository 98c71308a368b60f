import type { ErrorCode } from '@soundings/contract/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldCode } from './field-rules.ts';

/** Turns what a form keeps about a field (a code, also the server’s, or words) into words in the user's language. */
export function useFieldError(): (error: ReactNode) => ReactNode {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (typeof error !== 'string') return error;
    if (i18n.exists(`common.${error}`)) return t(`common.${error as FieldCode}`);
    return i18n.exists(`errors.${error}`) ? t(`errors.${error as ErrorCode}`) : error;
  };
}
