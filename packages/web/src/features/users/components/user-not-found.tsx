import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';

/** The address leads to nobody, or to someone who has been deleted. */
export function UserNotFound() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('users.notFound')}>
      <EmptyState
        tone="error"
        icon={<IconUserOff size={21} stroke={1.7} />}
        title={t('users.notFound')}
        actions={
          <Button component={Link} to="/users">
            {t('users.allUsers')}
          </Button>
        }
      >
        {t('users.notFoundHelp')}
      </EmptyState>
    </Card>
  );
}
