import { Button } from '@mantine/core';
import { IconDatabaseImport, IconKey, IconLink, IconWorldSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#/ui/layout/page-header.tsx';
import { ActionButton } from './action-button.tsx';
import classes from './collect-page.module.css';
import { SourcesButton } from './sources/sources-button.tsx';

interface CollectHeaderProps {
  projectName: string | undefined;
  /** Nothing is collected yet or being done, so that leaving cancels. */
  isBefore: boolean;
  canManageSources: boolean;
  blocked: string | null;
  onFindProfiles: (() => void) | null;
  onAddLinks: (() => void) | null;
  onCollect: (() => void) | null;
  dashboard: ReactNode;
}

export function CollectHeader(props: CollectHeaderProps) {
  const { projectName, isBefore, canManageSources, blocked, onFindProfiles, onAddLinks, onCollect, dashboard } = props;
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t('sonarCollect.title')}
      of={projectName}
      lead={t('sonarCollect.lead')}
      actions={
        <>
          {isBefore && (
            <Button component={Link} to="/projects" variant="subtle" className={classes.roomy ?? ''}>
              {t('common.cancel')}
            </Button>
          )}
          {canManageSources && (
            <SourcesButton
              className={classes.roomy ?? ''}
              leftSection={<IconKey size={17} stroke={1.7} aria-hidden="true" />}
            />
          )}
          {onCollect && (
            <ActionButton
              variant={onFindProfiles || onAddLinks || dashboard ? 'default' : 'filled'}
              blocked={blocked}
              onClick={onCollect}
              leftSection={<IconDatabaseImport size={17} stroke={1.7} aria-hidden="true" />}
            >
              {t('sonarCollect.collectData')}
            </ActionButton>
          )}
          {dashboard}
          {onAddLinks && (
            <Button
              variant="filled"
              leftSection={<IconLink size={17} stroke={1.7} aria-hidden="true" />}
              onClick={onAddLinks}
            >
              {t('sonarCollect.addLinks')}
            </Button>
          )}
          {onFindProfiles && (
            <ActionButton
              variant="filled"
              blocked={blocked}
              onClick={onFindProfiles}
              leftSection={<IconWorldSearch size={17} stroke={1.7} aria-hidden="true" />}
            >
              {t('sonarCollect.findProfiles')}
            </ActionButton>
          )}
        </>
      }
    />
  );
}
