import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldCode } from './field-rules.ts';

/** Turns what a form keeps about a field (a code, or words from the server) into words in the user's language. */
export function useFieldError(): (error: ReactNode) => ReactNode {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (typeof error !== 'string') return error;
    return i18n.exists(`common.${error}`) ? t(`common.${error as FieldCode}`) : error;
  };
}
