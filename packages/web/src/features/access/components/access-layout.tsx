import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#/ui/logo.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import { AccessFooter } from './access-footer.tsx';
import classes from './access-layout.module.css';
import { LanguageMenu } from './language-menu.tsx';

const SeaChart = lazy(() => import('./sea-chart.tsx').then((file) => ({ default: file.SeaChart })));

/** The public pages: form at the left, the drawn chart at the right, which is dropped under 1024 px. */
export function AccessLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const hasChart = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        <header className={classes.header}>
          <Logo name={t('common.productName')} />
          <div className={classes.choices}>
            <LanguageMenu />
            <ThemeSwitch />
          </div>
        </header>
        <main className={classes.main}>
          <div className={classes.form}>{children}</div>
        </main>
        <AccessFooter />
      </div>
      {hasChart ? (
        <aside className={classes.chart}>
          <Suspense>
            <SeaChart />
          </Suspense>
        </aside>
      ) : null}
    </div>
  );
}
