import { IconLanguage, IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#/lib/i18n.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { Logo } from '#/ui/logo.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { type ChartTheme, chartThemes } from '../chart-search.ts';
import classes from './chart-page.module.css';
import { ChoiceMenu } from './choice-menu.tsx';

interface Props {
  projectName: string;
  /** Says that a project is a demo. */
  badge: ReactNode;
  theme: ChartTheme;
  onTheme: (theme: ChartTheme) => void;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Whose chart it is, and how it is dressed. */
export function ChartHeader({ projectName, badge, theme, onTheme, language, onLanguage }: Props) {
  const { t } = useTranslation('chart');
  const { t: common } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.logo}>
        <Logo name={common('common.productName')} size={24} />
      </div>
      <div className={classes.project}>
        <TypeTile type="RESONANCE" size={26} />
        <span className={classes.type}>{typeLooks.RESONANCE.name}</span>
        <h1 className={classes.name} title={projectName}>
          {projectName}
        </h1>
        {badge}
      </div>
      <div className={classes.end}>
        <ChoiceMenu
          label={t('theme')}
          icon={<IconPalette size={17} stroke={1.7} />}
          value={theme}
          options={chartThemes.map((value) => ({ value, label: t(`theme_${value}`) }))}
          onChange={onTheme}
        />
        <ChoiceMenu
          label={common('common.language')}
          icon={<IconLanguage size={17} stroke={1.7} />}
          value={language}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'de', label: 'Deutsch', lang: 'de' },
          ]}
          onChange={onLanguage}
        />
        <ThemeSwitch />
      </div>
    </header>
  );
}
