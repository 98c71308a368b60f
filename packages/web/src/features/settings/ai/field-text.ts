import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export const useFieldText = (): ((code: ReactNode) => ReactNode) => {
  const { t, i18n } = useTranslation();
  return (code) =>
    typeof code === 'string' && i18n.exists(`aiSettings.fieldCode.${code}`)
      ? t(`aiSettings.fieldCode.${code as 'required'}`)
      : code;
};
