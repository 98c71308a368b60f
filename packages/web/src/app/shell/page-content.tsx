import type { MouseEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './shell.module.css';

interface Props {
  tabsRef: Ref<HTMLDivElement>;
  hasTabs?: boolean;
  children: ReactNode;
}

export function PageContent({ tabsRef, hasTabs = false, children }: Props) {
  return (
    <>
      <div ref={tabsRef} className={classes.tabs} data-reserved={hasTabs || undefined} />
      <main id="content" tabIndex={-1} className={classes.page}>
        {children}
        {/* Mantine puts its popovers into the node that bears this name: here they belong to the page's content. */}
        <div data-mantine-shared-portal-node="true" />
      </main>
    </>
  );
}

/** `keepsAddress`: where what stands behind `#` opens the page. */
export function SkipLink({ keepsAddress = false }: { keepsAddress?: boolean }) {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    <a className={classes.skip} href="#content" {...(keepsAddress && { onClick: skip })}>
      {t('shell.skipToContent')}
    </a>
  );
}
