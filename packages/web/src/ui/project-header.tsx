import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typeLooks } from '#/lib/project-types.ts';
import { Logo } from './logo.tsx';
import classes from './project-header.module.css';
import { TypeTile } from './type-tile.tsx';

interface Props {
  type: CreatedType;
  projectName: string;
  /** Behind the name: that it is a demo, and what else the open page says there. */
  beside: ReactNode;
  /** At the right: language, theme, the way out. */
  children: ReactNode;
}

/** The header of a page that shows one project and leads to no other. */
export function ProjectHeader({ type, projectName, beside, children }: Props) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.logo}>
        <Logo name={t('common.productName')} size={24} />
      </div>
      <div className={classes.project}>
        <TypeTile type={type} size={26} />
        <span className={classes.type}>{typeLooks[type].name}</span>
        <h1 className={classes.name} title={projectName}>
          {projectName}
        </h1>
        {beside}
      </div>
      <div className={classes.end}>{children}</div>
    </header>
  );
}
