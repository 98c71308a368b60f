import { Button } from '@mantine/core';
import { IconMessageOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';

/** Deleted, someone else's, or never there: nobody is told which. */
export function NoConversation({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMessageOff size={21} stroke={1.7} />}
        title={t('playground.noConversation')}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={onNew}>
            {t('playground.newConversation')}
          </Button>
        }
      >
        {t('playground.noConversationHelp')}
      </EmptyState>
    </div>
  );
}
