import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#/lib/brand.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { BrandLogo } from '#/ui/marks/logo.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import headingClasses from './access.module.css';
import { LanguageMenu } from './language-menu.tsx';

const SeaChart = lazy(() => import('./sea-chart.tsx').then((file) => ({ default: file.SeaChart })));

export function AccessLayout({ isPlain = false, children }: { isPlain?: boolean; children: ReactNode }) {
  const isBroad = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const hasChart = isBroad && !isPlain;
  return (
    <div className={headingClasses.layout} data-plain={isPlain || undefined}>
      <div className={headingClasses.column}>
        <header className={headingClasses.header}>
          <BrandLogo />
          <div className={headingClasses.choices}>
            <LanguageMenu />
            <ThemeSwitch />
          </div>
        </header>
        <main className={headingClasses.main}>
          <div className={headingClasses.layoutForm}>{children}</div>
        </main>
        <AccessFooter />
      </div>
      {hasChart ? (
        <aside className={headingClasses.chart}>
          <Suspense>
            <SeaChart />
          </Suspense>
        </aside>
      ) : null}
    </div>
  );
}

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

const pages = ['imprint', 'privacy', 'conditions', 'contact', 'help'] as const;

const toHref = (address: string): string => (/^[^\s:/]+@[^\s:/]+$/.test(address) ? `mailto:${address}` : address);

export function AccessFooter() {
  const { t } = useTranslation();
  const { footer } = useBrand();
  const known = pages.filter((page) => footer?.[page]);
  return (
    <footer className={headingClasses.footer}>
      {known.length > 0 ? (
        <nav className={headingClasses.links} aria-label={t('access.legal')}>
          {known.map((page) => (
            <a key={page} className={headingClasses.link} href={toHref(footer?.[page] ?? '')}>
              {t(`access.${page}`)}
            </a>
          ))}
        </nav>
      ) : null}
    </footer>
  );
}
