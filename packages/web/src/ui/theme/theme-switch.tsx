import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function ThemeSwitch() {
  const { label, Icon, change } = useTheme();
  return (
    <ActionIcon aria-label={label} onClick={change}>
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}

export function useTheme() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    label: isDark ? t('common.themeToLight') : t('common.themeToDark'),
    Icon: isDark ? IconSun : IconMoon,
    change: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
