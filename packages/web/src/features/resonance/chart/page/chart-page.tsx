import '../hackabu.css';
import { Button, Menu, useComputedColorScheme } from '@mantine/core';
import type { ChartData } from '@soundings/contract/resonance/chart';
import { IconCheck, IconChevronDown, IconLanguage, IconPalette } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#/lib/brand.ts';
import { currentLanguage, type Language, languageNames, languages, setLanguage } from '#/lib/i18n.ts';
import { HeaderMenu, ProjectHeader } from '#/ui/layout/project-header.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { ThemeItem } from '#/ui/theme/theme-item.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import type { ChartSearch, ChartTheme } from '../chart-search.ts';
import { chartThemes } from '../chart-search.ts';
import { type Palette, readPalette } from '../drawing/palette.ts';
import classes from './chart-board.module.css';
import { ChartBoard } from './chart-board.tsx';

/** Of a matrix that are given room for names of two lines. */
const mostRows = 24;

interface Props {
  data: ChartData;
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
  badge: ReactNode;
}

export function ChartPage({ data, search, onSearch, badge }: Props) {
  useTranslation('chart');
  const theme = search.theme ?? (data.theme === 'HACKABU' ? 'hackabu' : 'soundings');
  const palette = useChartTheme(theme satisfies ChartTheme);
  const choose = (language: Language) => {
    void setLanguage(language);
    onSearch({ ...search, lang: language });
  };
  const vision = search.vision ?? data.vision;
  const rows = vision === 'matrix' ? Math.min(mostRows, data.messages.length) : 0;
  return (
    <div className={classes.page} style={{ '--rows': rows } as CSSProperties}>
      <ChartHeader
        projectName={data.projectName}
        badge={badge}
        theme={theme}
        onTheme={(next) => onSearch({ ...search, theme: next })}
        language={currentLanguage()}
        onLanguage={choose}
      />
      <main className={classes.main}>
        {palette !== null && (
          <ChartBoard
            data={data}
            vision={vision}
            onVision={(next) => onSearch({ ...search, vision: next })}
            palette={palette}
          />
        )}
      </main>
    </div>
  );
}

/** Applies a chart theme to the whole page while the chart is open; @returns its colours for the canvases. */
function useChartTheme(theme: ChartTheme): Palette | null {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [palette, setPalette] = useState<Palette | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other tokens
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setPalette(readPalette(root));
    root.dataset.chartTheme = theme;
    read();
    // A canvas does not notice that its font has come.
    let isOpen = true;
    void document.fonts.ready.then(() => isOpen && read());
    return () => {
      isOpen = false;
      delete root.dataset.chartTheme;
    };
  }, [theme, scheme]);
  return palette;
}

interface ChartHeaderProps {
  projectName: string;
  badge: ReactNode;
  theme: ChartTheme;
  onTheme: (theme: ChartTheme) => void;
  language: Language;
  onLanguage: (language: Language) => void;
}

function ChartHeader({ projectName, badge, theme, onTheme, language, onLanguage }: ChartHeaderProps) {
  const { t } = useTranslation('chart');
  const { t: common } = useTranslation();
  const isPhone = useIsPhone();
  const { name: ownName } = useBrand();
  const themes = chartThemes.map((value) => ({
    value,
    label: value === 'soundings' ? ownName : t(`theme_${value}`),
  }));
  if (isPhone) {
    return (
      <ProjectHeader type="RESONANCE" projectName={projectName} beside={badge}>
        <HeaderMenu label={common('common.actionsOf', { name: projectName })}>
          <RadioItems label={t('theme')} value={theme} options={themes} onChange={onTheme} />
          <Menu.Divider />
          <RadioItems
            label={common('common.language')}
            value={language}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            onChange={onLanguage}
          />
          <ThemeItem />
        </HeaderMenu>
      </ProjectHeader>
    );
  }
  return (
    <ProjectHeader type="RESONANCE" projectName={projectName} beside={badge}>
      <ChoiceMenu
        label={t('theme')}
        icon={<IconPalette size={17} stroke={1.7} />}
        value={theme}
        options={themes}
        onChange={onTheme}
      />
      <ChoiceMenu
        label={common('common.language')}
        icon={<IconLanguage size={17} stroke={1.7} />}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={onLanguage}
      />
      <ThemeSwitch />
    </ProjectHeader>
  );
}

interface ChoiceMenuProps<T extends string> {
  label: string;
  icon: ReactNode;
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onChange: (value: T) => void;
}

function ChoiceMenu<T extends string>({ label, icon, value, options, onChange }: ChoiceMenuProps<T>) {
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={icon}
          rightSection={<IconChevronDown size={15} />}
          aria-label={`${label}: ${chosen}`}
        >
          {chosen}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <RadioItems label={label} value={value} options={options} onChange={onChange} />
      </Menu.Dropdown>
    </Menu>
  );
}

function RadioItems<T extends string>({ label, value, options, onChange }: Omit<ChoiceMenuProps<T>, 'icon'>) {
  return (
    <Menu.RadioGroup value={value} onChange={(next) => onChange(next as T)} aria-label={label}>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          closeMenuOnClick
          checkIcon={<IconCheck size={16} />}
        >
          {option.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
