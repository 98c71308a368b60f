import { Menu } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from './icon-action.tsx';
import classes from './row-menu.module.css';

export interface RowAction {
  key: string;
  label: string;
  icon: TablerIcon;
  isDangerous?: boolean;
  blocked?: string | null;
  onClick?: () => void;
  link?: (props: object) => ReactElement;
}

/** A list shows hundreds: until one is opened, it is a button alone. `label`: where another menu has the same name. */
export function RowMenu({ name, label, actions }: { name: string; label?: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const button = { 'data-row-menu': true, icon: IconDots, label: label ?? t('common.actionsOf', { name }), help: '' };
  if (!wasOpened) return <IconAction {...button} aria-haspopup="menu" onClick={() => setWasOpened(true)} />;
  return (
    <Menu position="bottom-end" width={240} defaultOpened>
      <Menu.Target>
        <IconAction {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action, index) => (
          <RowMenuItem key={action.key} action={action} isFirst={index === 0} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function RowMenuItem({ action, isFirst }: { action: RowAction; isFirst: boolean }) {
  const { label, icon: Icon, isDangerous = false, blocked = null, onClick, link } = action;
  const look = { leftSection: <Icon size={17} stroke={1.7} />, 'data-autofocus': isFirst || undefined };
  if (blocked !== null) {
    // Can be reached, so that its reason can be read.
    return (
      <Menu.Item {...look} aria-disabled="true" data-disabled closeMenuOnClick={false}>
        {label}
        <span className={classes.why}>{blocked}</span>
      </Menu.Item>
    );
  }
  return (
    <>
      {isDangerous && !isFirst && <Menu.Divider />}
      <Menu.Item
        {...look}
        {...(isDangerous ? { 'data-tone': 'danger' } : {})}
        {...(link ? { renderRoot: link } : { onClick: () => onClick?.() })}
      >
        {label}
      </Menu.Item>
    </>
  );
}
