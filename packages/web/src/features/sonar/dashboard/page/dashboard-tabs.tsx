import { Tabs } from '@mantine/core';
import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { needNavig8Texts, needPostTexts, needWhyTexts } from '#/lib/i18n.ts';
import { ClosedTab } from '#/ui/layout/tab-list.tsx';
import { ViewTabs } from '#/ui/layout/view-tabs.tsx';
import { useIsPhone } from '../dashboard.ts';
import { type DashboardTab, dashboardTabs } from '../dashboard-search.ts';
import { PeriodChip } from '../period/period-chip.tsx';
import classes from './dashboard-page.module.css';
import { openTab, useDashboardState, waitsForScores } from './dashboard-state.ts';

const OwnBrandFigure = lazy(() =>
  import('../header/own-brand-figure.tsx').then((file) => ({ default: file.OwnBrandFigure })),
);

/** In px from the top of the page, about. */
const toolbarEnd = 100;

const onScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const isScrolled = (): boolean => scrollY >= toolbarEnd;

const preparing = (tab: DashboardTab) => {
  const { prepare } = lazyTabs[tab];
  return { onPointerEnter: prepare, onFocus: prepare };
};

export function DashboardTabs() {
  const { t } = useTranslation();
  const { calculations, search } = useDashboardState();
  const open = openTab(search);
  const isPhone = useIsPhone();
  // The same stands in the toolbar and under it, as long as these have not scrolled away.
  const isToolbarSeen = !useSyncExternalStore(onScroll, isScrolled);
  return (
    <ViewTabs
      label={t('dashboard.tabs')}
      actions={
        isPhone ? undefined : (
          <div className={classes.glance} data-hidden={isToolbarSeen || undefined}>
            <Suspense>{!isToolbarSeen && <OwnBrandFigure />}</Suspense>
            <PeriodChip />
          </div>
        )
      }
    >
      {dashboardTabs.map((tab) => {
        const waits = waitsForScores(tab, open, calculations);
        const name = t(`dashboard.tab_${tab}`);
        return waits ? (
          <ClosedTab key={tab} value={tab} reason={t('dashboard.waits')}>
            {name}
          </ClosedTab>
        ) : (
          <Tabs.Tab key={tab} value={tab} {...preparing(tab)}>
            {name}
          </Tabs.Tab>
        );
      })}
    </ViewTabs>
  );
}

/** A tab that is loaded already is drawn at once: suspending, however briefly, costs React a third of a second. */
export const lazyTab = (load: () => Promise<ComponentType>): TabPart => {
  let Found: ComponentType | null = null;
  const find = async () => {
    Found ??= await load();
    return { default: Found };
  };
  const Later = lazy(find);
  return {
    // What it shows comes from the dashboard's context alone: the frame around it is drawn more often.
    Part: memo(function Part() {
      // The same for as long as it is open, so that nothing is drawn anew when it has come.
      const [Shown] = useState<ComponentType>(() => Found ?? Later);
      return <Shown />;
    }),
    prepare: () => void find().catch(() => {}),
  };
};

export const lazyTabs: Record<DashboardTab, TabPart> = {
  dashboard: lazyTab(async () => (await import('../overview/overview-tab.tsx')).OverviewTab),
  navig8: lazyTab(async () => {
    const [file] = await Promise.all([import('../navig8/navig8-tab.tsx'), needNavig8Texts()]);
    return file.Navig8Tab;
  }),
  powerrank: lazyTab(async () => (await import('../powerrank/powerrank-tab.tsx')).PowerrankTab),
  data: lazyTab(async () => (await import('../data-tab/data-tab.tsx')).DataTab),
  posts: lazyTab(async () => {
    const [file] = await Promise.all([import('../posts/posts-tab.tsx'), needPostTexts()]);
    return file.PostsTab;
  }),
  interest: lazyTab(async () => (await import('../scores/interest-tab.tsx')).InterestTab),
  relevance: lazyTab(async () => (await import('../scores/two-scores-tabs.tsx')).RelevanceTab),
  trust: lazyTab(async () => (await import('../scores/trust-tab.tsx')).TrustTab),
  engagement: lazyTab(async () => (await import('../scores/engagement-tab.tsx')).EngagementTab),
  rivalry: lazyTab(async () => (await import('../scores/rivalry-tab.tsx')).RivalryTab),
  presence: lazyTab(async () => (await import('../scores/two-scores-tabs.tsx')).PresenceTab),
  brand: lazyTab(async () => (await import('../brand/brand-tab.tsx')).BrandTab),
};

export const WhyPanel = lazy(async () => {
  const [file] = await Promise.all([import('../why/why-panel.tsx'), needWhyTexts()]);
  return { default: file.WhyPanel };
});

interface TabPart {
  readonly Part: ComponentType;
  readonly prepare: () => void;
}
