import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '#/ui/list/icon-action.tsx';
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
      <IconAction
        icon={IconChevronLeft}
        label={t('playground.versionBefore')}
        locked={before === null || isBlocked ? '' : null}
        onClick={to(before)}
      />
      <span>{t('playground.versionOf', { place, total })}</span>
      <IconAction
        icon={IconChevronRight}
        label={t('playground.versionAfter')}
        locked={after === null || isBlocked ? '' : null}
        onClick={to(after)}
      />
    </span>
  );
}
