import { Button } from '@mantine/core';
import { IconDatabaseImport, IconKey } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import { PageHeader } from '#/ui/layout/page-header.tsx';
import { ActionButton } from './action-button.tsx';

interface Props {
  projectName: string | undefined;
  canManageSources: boolean;
  blocked: string | null;
  onCollect: () => void;
}

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

const SourcesDrawer = lazy(async () => {
  const [{ SourcesDrawer }] = await Promise.all([import('./sources/sources-drawer.tsx'), needSonarDataTexts()]);
  return { default: SourcesDrawer };
});

function SourcesButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" leftSection={<IconKey size={17} stroke={1.7} aria-hidden="true" />} onClick={open}>
        {t('sonarCollect.sources')}
      </Button>
      {wasOpened && (
        <Suspense>
          <SourcesDrawer opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
