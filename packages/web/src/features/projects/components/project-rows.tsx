import type { ProjectSort } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentView } from '../list-search.ts';
import type { May } from '../may.ts';
import type { MenuAction } from '../menu-of.ts';
import cards from './project-card.module.css';
import { ProjectCard } from './project-card.tsx';
import type { Asked } from './project-dialogs.tsx';
import classes from './project-list.module.css';
import { ProjectTable } from './project-table.tsx';

/** Most visits open none of them. */
const ProjectDialogs = lazy(() => import('./project-dialogs.tsx').then((file) => ({ default: file.ProjectDialogs })));

interface Props {
  projects: readonly ProjectRow[];
  view: ContentView;
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
  isStale: boolean;
  may: May;
}

/** One page of projects, as cards or as a table, and what opens from their menus. */
export function ProjectRows({ projects, view, sort, onSort, isStale, may }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const onAsk = (action: MenuAction, project: ProjectRow) => {
    opener.current = document.activeElement;
    setAsked({ action, project });
    setOpened(true);
  };
  const onClose = () => {
    setOpened(false);
    // Once the dialog lets go of the focus.
    setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  return (
    <div data-stale={isStale || undefined} className={classes.content} aria-busy={isStale}>
      {view === 'cards' ? (
        <ul className={cards.grid} aria-label={t('projects.title')}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} may={may} onAsk={onAsk} />
          ))}
        </ul>
      ) : (
        <ProjectTable projects={projects} sort={sort} onSort={onSort} may={may} onAsk={onAsk} />
      )}
      <Suspense>{asked !== null && <ProjectDialogs asked={asked} opened={opened} onClose={onClose} />}</Suspense>
    </div>
  );
}
