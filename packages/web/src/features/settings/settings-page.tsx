import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function SettingsPage({ product }: { product: 'RESONANCE' | 'SONAR' }) {
  const { t } = useTranslation();
  const name = t(`settings.tab_${product}`);
  return (
    <SettingsFrame tab={product}>
      <Card flush>
        <EmptyState
          icon={<IconAdjustments size={21} stroke={1.7} />}
          title={t('settings.nothingYet', { product: name })}
          actions={
            <Button renderRoot={(props) => <Link {...props} to="/projects" search={{ type: product }} />}>
              {t('settings.showProjects', { product: name })}
            </Button>
          }
        >
          {t(`settings.nothingYet_${product}`)}
        </EmptyState>
      </Card>
    </SettingsFrame>
  );
}
