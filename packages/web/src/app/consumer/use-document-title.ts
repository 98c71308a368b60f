import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the tab after what is open in it, as long as it is. */
export function useDocumentTitle(name: string): void {
  const { t } = useTranslation();
  const product = t('common.productName');
  useEffect(() => {
    document.title = `${name} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [name, product]);
}
