import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';

/** In the place of all figures where a filter leaves no respondent. */
export function NobodyMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Card flush label={t('resonance.nobodyMatches')}>
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('resonance.nobodyMatches')}
        actions={<Button onClick={onClear}>{t('resonance.removeAll')}</Button>}
      >
        {t('resonance.nobodyMatchesHelp')}
      </EmptyState>
    </Card>
  );
}
