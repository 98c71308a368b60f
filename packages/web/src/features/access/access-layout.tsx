import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Logo } from '#/ui/logo.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import { publicServerQuery } from './access.api.ts';
import headingClasses from './access.module.css';
import footerClasses from './access-footer.module.css';
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

/** Title and one sentence over a form; `icon` stands above them in a tile. */
export function AccessHeading({ icon, title, children }: { icon?: ReactNode; title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={headingClasses.heading}>
      {icon ? (
        <div className={headingClasses.tile} aria-hidden="true">
          {icon}
        </div>
      ) : null}
      <h1 className={headingClasses.title}>{title}</h1>
      <p className={headingClasses.lead}>{children}</p>
    </div>
  );
}

const pages = ['imprint', 'privacy', 'conditions', 'contact'] as const;

/** An address of a mailbox may be given bare. */
const hrefOf = (address: string): string => (/^[^\s:/]+@[^\s:/]+$/.test(address) ? `mailto:${address}` : address);

/** The legal pages whose addresses this server knows. */
export function AccessFooter() {
  const { t } = useTranslation();
  const { data } = useQuery(publicServerQuery);
  const known = pages.filter((page) => data?.footer[page]);
  return (
    <footer className={footerClasses.footer}>
      {known.length > 0 ? (
        <nav className={footerClasses.links} aria-label={t('access.legal')}>
          {known.map((page) => (
            <a key={page} className={footerClasses.link} href={hrefOf(data?.footer[page] ?? '')}>
              {t(`access.${page}`)}
            </a>
          ))}
        </nav>
      ) : null}
    </footer>
  );
}
