import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#/ui/page-header.tsx';
import { ActionButton } from '../action-button.tsx';
import { SourcesButton } from '../sources/sources-button.tsx';

interface Props {
  projectName: string | undefined;
  canManageSources: boolean;
  /** Why nothing can be collected now. */
  blocked: string | null;
  onCollect: () => void;
}

/** What the page is for, the way out, and the next step. */
export function CollectHeader({ projectName, canManageSources, blocked, onCollect }: Props) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t('sonarCollect.title')}
      of={projectName}
      lead={t('sonarCollect.lead')}
      actions={
        <>
          <Button component={Link} to="/projects" variant="subtle">
            {t('common.cancel')}
          </Button>
          {canManageSources && <SourcesButton />}
          <ActionButton
            variant="filled"
            blocked={blocked}
            onClick={onCollect}
            leftSection={<IconDatabaseImport size={17} stroke={1.7} aria-hidden="true" />}
          >
            {t('sonarCollect.collectData')}
          </ActionButton>
        </>
      }
    />
  );
}
