import { IconLanguage, IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#/lib/i18n.ts';
import { ProjectHeader } from '#/ui/project-header.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import { type ChartTheme, chartThemes } from '../chart-search.ts';
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
    <ProjectHeader type="RESONANCE" projectName={projectName} beside={badge}>
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
    </ProjectHeader>
  );
}
