import { Menu } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import {
  IconDatabaseImport,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconShare2,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { editRoutes } from '../edit-routes.ts';
import type { MenuAction, MenuEntry } from '../menu-of.ts';
import classes from './project-menu.module.css';

interface Props {
  project: ProjectRow;
  entry: MenuEntry;
  isFirst: boolean;
  onAsk: (action: MenuAction) => void;
}

const icons: Record<MenuAction, TablerIcon> = {
  share: IconShare2,
  activate: IconPlayerPlay,
  deactivate: IconPlayerPause,
  collect: IconDatabaseImport,
  edit: IconPencil,
  delete: IconTrash,
};

export function MenuEntryItem({ project, entry: { action, blocked }, isFirst, onAsk }: Props) {
  const { t } = useTranslation();
  const Icon = icons[action];
  const label = t(`projects.action_${action}`);
  const look = { leftSection: <Icon size={17} stroke={1.7} />, 'data-autofocus': isFirst || undefined };
  if (blocked !== null) {
    // Can be reached, so that its reason can be read.
    return (
      <Menu.Item
        {...look}
        aria-disabled="true"
        data-disabled
        closeMenuOnClick={false}
        rightSection={<span className={classes.later}>{t(`projects.${blocked}`)}</span>}
      >
        {label}
      </Menu.Item>
    );
  }
  if (action === 'edit') {
    const to = editRoutes[project.projectType as CreatedType];
    return (
      <Menu.Item {...look} renderRoot={(props) => <Link {...props} to={to} params={{ id: project.id }} />}>
        {label}
      </Menu.Item>
    );
  }
  if (action === 'collect') {
    return (
      <Menu.Item
        {...look}
        renderRoot={(props) => <Link {...props} to="/project/sonar/collect-data/$id" params={{ id: project.id }} />}
      >
        {label}
      </Menu.Item>
    );
  }
  return (
    <>
      {action === 'delete' && <Menu.Divider />}
      <Menu.Item {...look} {...(action === 'delete' ? { 'data-tone': 'danger' } : {})} onClick={() => onAsk(action)}>
        {label}
      </Menu.Item>
    </>
  );
}
