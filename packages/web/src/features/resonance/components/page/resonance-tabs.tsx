import { Tabs, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ResonanceTab, resonanceTabs } from '../../response/response-search.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import classes from './resonance-tabs.module.css';

interface Props {
  source: ResonanceSource;
  open: ResonanceTab | undefined;
  actions?: ReactNode;
}

/** The views of a project; the one that is not there yet keeps its place and says so. At their right what can be done. */
export function ResonanceTabs({ source, open = 'messages', actions }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(source.data);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may stand out of sight
  useEffect(() => {
    const list = bar.current?.querySelector<HTMLElement>('[role="tablist"]');
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [open]);
  // Figures per message have one view, and that is on the chart page.
  if (data?.dataStructure === 'messages') return null;
  return (
    <div className={classes.bar}>
      <nav ref={bar} className={classes.tabs} aria-label={t('resonance.tabs')}>
        <Tabs.List aria-label={t('resonance.tabs')} className={classes.list ?? ''}>
          <Tooltip label={t('common.comingSoon')} events={{ hover: true, focus: true, touch: true }}>
            <Tabs.Tab value="background" data-disabled aria-disabled="true" className={classes.soon ?? ''}>
              {t('resonance.tab_background')}
            </Tabs.Tab>
          </Tooltip>
          {resonanceTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`resonance.tab_${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </nav>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
