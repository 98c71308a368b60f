import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type Part = string | false | null | undefined;

/** Names the tab after what is open in it, the nearest first: page, project, product. What is not known yet is left out. */
export function usePageTitle(...parts: readonly Part[]): void {
  const { t } = useTranslation();
  const title = [...parts, t('common.productName')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
