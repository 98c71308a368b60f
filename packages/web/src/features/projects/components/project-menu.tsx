import { ActionIcon, Menu } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuAction, MenuEntry } from '../menu-of.ts';
import { MenuEntryItem } from './menu-entry-item.tsx';
import classes from './project-menu.module.css';
import { TwoDots } from './two-dots.tsx';

interface Props {
  project: ProjectRow;
  entries: readonly MenuEntry[];
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

/** What one may do with a project, behind two dots; nothing where one may do nothing. */
export function ProjectMenu({ project, entries, onAsk }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  if (entries.length === 0) return null;
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
          aria-label={t('projects.actionsOf', { name: project.projectName })}
        >
          <TwoDots />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <MenuEntryItem
            key={entry.action}
            project={project}
            entry={entry}
            isFirst={entry === entries[0]}
            onAsk={ask}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
