import { ActionIcon, Menu } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { typeMarks } from '#/lib/type-marks.ts';
import { BrandLogo } from '../marks/logo.tsx';
import { TypeTile } from '../marks/type-tile.tsx';
import classes from './project-header.module.css';

interface Props {
  type: CreatedType;
  projectName: string;
  logo?: ReactNode;
  beside: ReactNode;
  children: ReactNode;
}

export function ProjectHeader({ type, projectName, logo = <BrandLogo size={24} />, beside, children }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.logo}>{logo}</div>
      <div className={classes.project}>
        <TypeTile type={type} size={26} />
        <span className={classes.type}>{typeMarks[type].name}</span>
        <h1 className={classes.name} title={projectName}>
          {projectName}
        </h1>
        {beside}
      </div>
      <div className={classes.end}>{children}</div>
    </header>
  );
}

export function HeaderMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size={40} aria-label={label}>
          <IconDots size={20} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
