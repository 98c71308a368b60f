import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLanguage, IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#/lib/i18n.ts';
import { ProjectHeader } from '#/ui/layout/project-header.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { type ChartTheme, chartThemes } from '../chart-search.ts';

interface Props {
  projectName: string;
  badge: ReactNode;
  theme: ChartTheme;
  onTheme: (theme: ChartTheme) => void;
  language: Language;
  onLanguage: (language: Language) => void;
}

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
      </Menu.Dropdown>
    </Menu>
  );
}
