import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dataset-dialog.module.css';
import type { RunningSearch } from './use-profile-search.ts';

/** Lies over the fields while a site is read: what is read, and how to stop. Gives the focus back where it was. */
export function CrawlOverlay({ running, onCancel }: { running: RunningSearch; onCancel: () => void }) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    cancel.current?.focus();
    return () => {
      // The fields take the focus again only when they are not inert any more.
      requestAnimationFrame(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);
  const { domain, network } = running;
  return (
    <div className={classes.overlay}>
      <div className={classes.overlayCard}>
        <Loader size={26} aria-hidden="true" />
        <div role="status">
          <p className={classes.overlayTitle}>
            {network
              ? t('sonar.crawlingNetwork', { network: t(`sonar.network.${network}`), domain })
              : t('sonar.crawling', { domain })}
          </p>
          <p className={classes.overlayText}>{t('sonar.crawlingHelp')}</p>
        </div>
        <Button ref={cancel} onClick={onCancel}>
          {t('sonar.cancelCrawl')}
        </Button>
      </div>
    </div>
  );
}
