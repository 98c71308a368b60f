import type { ProjectSort } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import type { ContentView } from '../list-search.ts';
import { useToggleProject } from '../projects.api.ts';
import cards from './project-card.module.css';
import { ProjectCard } from './project-card.tsx';
import type { Asked } from './project-dialogs.tsx';
import type { May, MenuAction } from './project-menu-entries.ts';
import { ProjectTable } from './project-table.tsx';
import classes from './project-toolbar.module.css';
import { isDeletedUndoably, useUndoableDeleteProject } from './undoable-deletion.ts';

const ProjectDialogs = lazy(() => import('./project-dialogs.tsx').then((file) => ({ default: file.ProjectDialogs })));

interface Props {
  projects: readonly ProjectRow[];
  view: ContentView;
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
  isStale: boolean;
  may: May;
}

export function ProjectRows({ projects: found, view, sort, onSort, isStale, may }: Props) {
  const { t } = useTranslation();
  const projects = useWithoutDeleted(found, ({ id }) => id);
  const removeUndoably = useUndoableDeleteProject();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const onAsk = (action: MenuAction, project: ProjectRow) => {
    if (action === 'delete' && isDeletedUndoably(project)) return removeUndoably(project);
    opener.current = document.activeElement;
    setAsked({ action, project });
    setOpened(true);
  };
  const onClose = () => {
    setOpened(false);
    // Once the dialog lets go of the focus.
    setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  const toggle = useToggleProject();
  // It shows at once what was chosen, and goes back where the server refuses.
  const shown = projects.map((project) =>
    toggle.isPending && toggle.variables.id === project.id ? { ...project, active: !project.active } : project,
  );
  return (
    <div data-stale={isStale || undefined} className={classes.content} aria-busy={isStale}>
      {view === 'cards' ? (
        <ul className={cards.grid} aria-label={t('projects.title')} onKeyDown={onRowKeys}>
          {shown.map((project) => (
            <ProjectCard key={project.id} project={project} may={may} onAsk={onAsk} />
          ))}
        </ul>
      ) : (
        <ProjectTable projects={shown} sort={sort} onSort={onSort} may={may} onAsk={onAsk} />
      )}
      <Suspense>
        {asked !== null && <ProjectDialogs asked={asked} opened={opened} onToggle={toggle.mutate} onClose={onClose} />}
      </Suspense>
    </div>
  );
}
