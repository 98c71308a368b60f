import { Button, type ButtonProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needSonarDataTexts } from '#/lib/i18n.ts';

const SourcesDrawer = lazy(async () => {
  const [{ SourcesDrawer }] = await Promise.all([import('./sources-drawer.tsx'), needSonarDataTexts()]);
  return { default: SourcesDrawer };
});

export const useSources = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const drawer = wasOpened && (
    <Suspense>
      <SourcesDrawer opened={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { open, drawer };
};

export function SourcesButton(look: ButtonProps) {
  const { t } = useTranslation();
  const { open, drawer } = useSources();
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={open}>
        {t('sonarCollect.sources')}
      </Button>
      {drawer}
    </>
  );
}
