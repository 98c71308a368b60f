import { Menu } from '@mantine/core';
import { useTheme } from './theme-switch.tsx';

export function ThemeItem() {
  const { label, Icon, change } = useTheme();
  return (
    <Menu.Item leftSection={<Icon size={17} stroke={1.7} />} onClick={change}>
      {label}
    </Menu.Item>
  );
}
