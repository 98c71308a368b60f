import { ActionIcon, Menu } from '@mantine/core';
import { type CreatedType, typesInContract } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import {
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconShare2,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypeMenuEntry } from '../types/type-on-web.ts';
import classes from './project-menu.module.css';
import type { MenuAction, MenuEntry } from './project-menu-entries.ts';

interface Props {
  project: ProjectRow;
  entries: readonly MenuEntry[];
  onAsk: (action: MenuAction, project: ProjectRow) => void;
  /** What opens the project, where that is possible; its name does so too, so there is no menu for this alone. */
  first?: ReactNode;
  children?: ReactNode;
}

export function ProjectMenu({ project, entries, onAsk, first, children }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  if (entries.length === 0 && !children) return null;
  const ask = (action: MenuAction) => {
    // From here the dialog opens, and back to here the keyboard comes.
    button.current?.focus();
    onAsk(action, project);
  };
  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          className={classes.button ?? ''}
          data-row-menu
          aria-label={t('common.actionsOf', { name: project.projectName })}
        >
          <IconDots size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {first}
        {entries.map((entry) => (
          <MenuEntryItem
            key={entry.action}
            project={project}
            entry={entry}
            isFirst={!first && entry === entries[0]}
            onAsk={ask}
          />
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

interface MenuEntryItemProps {
  project: ProjectRow;
  entry: MenuEntry;
  isFirst: boolean;
  onAsk: (action: MenuAction) => void;
}

const icons: Record<Exclude<MenuAction, TypeMenuEntry['action']>, TablerIcon> = {
  share: IconShare2,
  activate: IconPlayerPlay,
  deactivate: IconPlayerPause,
  edit: IconPencil,
  delete: IconTrash,
};

function MenuEntryItem({ project, entry: { action, blocked, own }, isFirst, onAsk }: MenuEntryItemProps) {
  const { t } = useTranslation();
  const Icon = own?.icon ?? icons[action as keyof typeof icons];
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
    const params = { type: typesInContract[project.projectType as CreatedType].segment, id: project.id };
    return (
      <Menu.Item {...look} renderRoot={(props) => <Link {...props} to="/projects/edit/$type/$id" params={params} />}>
        {label}
      </Menu.Item>
    );
  }
  if (own) {
    return (
      <Menu.Item {...look} renderRoot={(props) => <Link {...props} to={own.to} params={{ id: project.id }} />}>
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
