import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';

/** Stands where fewer than two concepts have answers. */
export function NoHeadToHead() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('concepts.headToHead')}>
      <EmptyState icon={<IconScale size={21} stroke={1.7} />} title={t('concepts.noConceptsH2HInTheProject')}>
        {t('concepts.noConceptsH2HHelp')}
      </EmptyState>
    </Card>
  );
}
