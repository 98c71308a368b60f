import { ActionIcon } from '@mantine/core';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { versionsAround } from './message-state.ts';

interface VersionsProps {
  message: PlaygroundMessage;
  isBlocked: boolean;
  onChoose: (id: string) => void;
}

export function Versions({ message, isBlocked, onChoose }: VersionsProps) {
  const { t } = useTranslation();
  const { place, total, before, after } = versionsAround(message);
  if (total < 2) return null;
  const to = (id: string | null) => () => id !== null && onChoose(id);
  return (
    <span className={classes.versions}>
      <ActionIcon
        size={28}
        aria-label={t('playground.versionBefore')}
        disabled={before === null || isBlocked}
        onClick={to(before)}
      >
        <IconChevronLeft size={16} aria-hidden="true" />
      </ActionIcon>
      <span>{t('playground.versionOf', { place, total })}</span>
      <ActionIcon
        size={28}
        aria-label={t('playground.versionAfter')}
        disabled={after === null || isBlocked}
        onClick={to(after)}
      >
        <IconChevronRight size={16} aria-hidden="true" />
      </ActionIcon>
    </span>
  );
}
