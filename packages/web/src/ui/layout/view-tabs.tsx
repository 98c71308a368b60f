import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TabList } from './tab-list.tsx';
import classes from './view-tabs.module.css';

interface Props {
  label: string;
  open: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function ViewTabs({ label, open, actions, children }: Props) {
  const { t } = useTranslation();
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
  return (
    <div className={classes.bar}>
      <nav ref={bar} className={classes.tabs} aria-label={label}>
        <TabList label={label}>{children}</TabList>
      </nav>
      {actions !== undefined && (
        <section className={classes.actions} aria-label={t('common.atAGlance')}>
          {actions}
        </section>
      )}
    </div>
  );
}
