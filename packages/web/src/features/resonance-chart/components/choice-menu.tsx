import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props<T extends string> {
  /** What is chosen here; read out before the chosen one. */
  label: string;
  icon: ReactNode;
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onChange: (value: T) => void;
}

/** A quiet button that shows what is chosen and opens the other choices. */
export function ChoiceMenu<T extends string>({ label, icon, value, options, onChange }: Props<T>) {
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
