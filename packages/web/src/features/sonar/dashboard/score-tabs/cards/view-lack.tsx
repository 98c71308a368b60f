import { useTranslation } from 'react-i18next';
import { CollectLink } from '../../brand-tab/chosen/collect-link.tsx';
import { useDashboard } from '../../dashboard.ts';
import type { Lacking } from '../model/view-entries.ts';

/** What no brand is marked as, so that a view is empty or has only one's own; and the way to mark some, for those who may. */
export function ViewLack({ lacking }: { lacking: Lacking }) {
  const { t } = useTranslation();
  const { canEdit } = useDashboard();
  const mayMark = canEdit && lacking !== 'hidden_narrow' && lacking !== 'hidden_broad';
  return (
    <>
      {t(`scoreTabs.${lacking}`)} {mayMark && <CollectLink>{t('scoreTabs.toBrands')}</CollectLink>}
    </>
  );
}
