import { Button, Loader } from '@mantine/core';
import type { FoundProfiles } from '@soundings/contract/sonar/brands';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/feedback/toast.tsx';
import type { FindProfiles } from '../brand-fields.ts';
import classes from './brand-dialog.module.css';

type CrawlReason = NonNullable<FoundProfiles['reason']>;
export type FoundLink = NonNullable<FoundProfiles['socials'][SocialNetwork]>[number];

export interface NetworkFindings {
  links: readonly FoundLink[];
  none: CrawlReason | null;
}
type Findings = Partial<Record<SocialNetwork, NetworkFindings>>;

interface RunningSearch {
  domain: string;
  network: SocialNetwork | null;
}

const toFindings = ({ socials, missing, reason }: FoundProfiles, networks: readonly SocialNetwork[]): Findings =>
  Object.fromEntries(
    networks.map((network) => {
      const links = socials[network] ?? [];
      return [network, { links, none: links.length > 0 ? null : (missing[network] ?? reason ?? 'noneFound') }];
    }),
  );

export function useProfileSearch(findProfiles: FindProfiles) {
  const { t } = useTranslation();
  const [running, setRunning] = useState<RunningSearch | null>(null);
  const [findings, setFindings] = useState<Findings>({});
  const [count, setCount] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const cancel = () => {
    abort.current?.abort();
    abort.current = null;
    setRunning(null);
  };

  const search = async (domain: string, brandCompany: string, network: SocialNetwork | null) => {
    cancel();
    const controller = new AbortController();
    abort.current = controller;
    setRunning({ domain, network });
    try {
      const input = { domain, ...(brandCompany ? { brandCompany } : {}), ...(network ? { network } : {}) };
      const found = await findProfiles(input, controller.signal);
      if (controller.signal.aborted) return;
      const now = toFindings(found, network ? [network] : socialNetworks);
      setFindings((before) => ({ ...before, ...now }));
      setCount(Object.values(now).reduce((sum, { links }) => sum + links.length, 0));
    } catch (error) {
      if (controller.signal.aborted) return;
      toastError({ id: 'find-profiles', title: t('sonar.crawlFailed'), text: errorText(t, error) });
    }
    setRunning(null);
  };

  const forget = () => {
    cancel();
    setFindings({});
    setCount(null);
  };
  return { running, findings, count, search, cancel, forget };
}
export type ProfileSearch = ReturnType<typeof useProfileSearch>;

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
