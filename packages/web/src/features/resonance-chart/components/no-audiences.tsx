import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';
import classes from './chart-board.module.css';

/** Network and matrix of a project without audiences. */
export function NoAudiences({ onMap }: { onMap: () => void }) {
  const { t } = useTranslation('chart');
  return (
    <div className={classes.empty}>
      <EmptyState
        icon={<IconUsersGroup size={21} stroke={1.7} />}
        title={t('noAudiences')}
        actions={<Button onClick={onMap}>{t('showMap')}</Button>}
      >
        {t('noAudiencesHelp')}
      </EmptyState>
    </div>
  );
}
