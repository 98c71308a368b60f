import { Table, VisuallyHidden } from '@mantine/core';
import type { ProjectSort } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { SortHeading } from '#/ui/sort-heading.tsx';
import type { May } from '../may.ts';
import type { MenuAction } from '../menu-of.ts';
import classes from './project-table.module.css';
import { ProjectTableRow } from './project-table-row.tsx';

interface Props {
  projects: readonly ProjectRow[];
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

const sortable = { type: 'projectType', name: 'projectName', createdBy: 'createdBy', created: 'createdOn' } as const;

/** The same facts as the cards, one project a row. */
export function ProjectTable({ projects, sort, onSort, may, onAsk }: Props) {
  const { t } = useTranslation();
  const hasActions = may('projects.manage');
  const heading = (key: keyof typeof sortable) => (
    <SortHeading field={sortable[key]} sort={sort} onSort={onSort} startsDescending={key === 'created'}>
      {t(`projects.column_${key}`)}
    </SortHeading>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.wrap} aria-label={t('projects.title')} tabIndex={0}>
      <Table className={classes.table ?? ''} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {heading('type')}
            {heading('name')}
            <Table.Th>{t('projects.column_result')}</Table.Th>
            <Table.Th className={classes.number ?? ''}>{t('projects.column_datasets')}</Table.Th>
            <Table.Th>{t('projects.column_data')}</Table.Th>
            {heading('createdBy')}
            {heading('created')}
            <Table.Th>{t('projects.column_status')}</Table.Th>
            {hasActions && (
              <Table.Th className={classes.actions ?? ''}>
                <VisuallyHidden>{t('projects.column_actions')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {projects.map((project) => (
            <ProjectTableRow key={project.id} project={project} may={may} onAsk={onAsk} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
