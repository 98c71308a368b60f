import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needSonarDataTexts } from '#/lib/i18n.ts';

const SourcesDrawer = lazy(async () => {
  const [{ SourcesDrawer }] = await Promise.all([import('./sources-drawer.tsx'), needSonarDataTexts()]);
  return { default: SourcesDrawer };
});

/** Opens the sources of all networks; their code comes when they are first opened. */
export function SourcesButton() {
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
