import { ActionIcon, Button } from '@mantine/core';
import { IconList, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';

interface SessionBarProps {
  onOpenList: () => void;
  children?: ReactNode;
}

export function SessionBar({ onOpenList, children }: SessionBarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      {/* On narrow pages, where the list is a drawer. */}
      <ActionIcon className={classes.toList ?? ''} aria-label={t('playground.openList')} onClick={onOpenList}>
        <IconList size={19} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      {children}
    </div>
  );
}

export function ResetButton({ isDisabled, onReset }: { isDisabled: boolean; onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.reset ?? ''}
      aria-label={t('playground.reset')}
      leftSection={<IconRefresh size={16} stroke={1.7} />}
      disabled={isDisabled}
      onClick={onReset}
    >
      <span>{t('playground.reset')}</span>
    </Button>
  );
}
