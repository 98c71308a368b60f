import { Table, VisuallyHidden } from '@mantine/core';
import type { ProjectSort } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import { SortButton, type SortButtonProps, sortOrder } from '#/ui/table/sort-button.tsx';
import { DemoMark } from '../demo-badge.tsx';
import { whyClosed } from '../openable.ts';
import { useProjectTypes } from '../types/type-on-web.ts';
import { useListResult } from './list-results.ts';
import { OpenItem } from './open-item.tsx';
import stateClasses from './project-card.module.css';
import { Inactive } from './project-card.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { type May, type MenuAction, menuOf } from './project-menu-entries.ts';
import { ProjectName } from './project-name.tsx';
import classes from './project-table.module.css';

interface Props {
  projects: readonly ProjectRow[];
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

const sortable = { type: 'projectType', name: 'projectName', createdBy: 'createdBy', created: 'createdOn' } as const;

export function ProjectTable({ projects, sort, onSort, may, onAsk }: Props) {
  const { t } = useTranslation();
  const hasActions = may('projects.manage');
  const hasStatus = projects.some(({ active }) => !active);
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
            <Table.Th className={classes.data ?? ''}>{t('projects.column_data')}</Table.Th>
            {heading('createdBy')}
            {heading('created')}
            {hasStatus && <Table.Th className={classes.status ?? ''}>{t('projects.column_status')}</Table.Th>}
            {hasActions && (
              <Table.Th className={classes.actions ?? ''}>
                <VisuallyHidden>{t('projects.column_actions')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody onKeyDown={onRowKeys}>
          {projects.map((project) => (
            <ProjectTableRow key={project.id} project={project} hasStatus={hasStatus} may={may} onAsk={onAsk} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

interface ProjectTableRowProps {
  project: ProjectRow;
  hasStatus: boolean;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

function ProjectTableRow({ project, hasStatus, may, onAsk }: ProjectTableRowProps) {
  const { t } = useTranslation();
  const { menu } = useProjectTypes()(project.projectType);
  const { Row: RowResult, RowData = DataDay } = useListResult(project.projectType);
  const isClosed = whyClosed(project) !== null;
  const creator = project.createdBy?.name ?? t('projects.deletedUser');
  return (
    <Table.Tr className={classes.row ?? ''} data-row data-closed={isClosed || undefined}>
      <Table.Td>
        <span className={classes.type}>
          <TypeTile type={project.projectType} size={26} isMuted={!project.active} />
          <span className={classes.typeName}>{typeMarks[project.projectType].name}</span>
        </span>
      </Table.Td>
      <Table.Td className={classes.name ?? ''} data-name>
        <span className={classes.nameLine}>
          <ProjectName project={project} />
          {project.demo && <DemoMark />}
          {!project.active && (
            <span className={classes.besideName}>
              <Inactive />
            </span>
          )}
        </span>
      </Table.Td>
      <Table.Td>
        <RowResult project={project} isMuted={isClosed} />
      </Table.Td>
      <Table.Td className={classes.number ?? ''}>
        {project.dataSets === null ? '–' : formatNumber(project.dataSets)}
      </Table.Td>
      <Table.Td className={classes.data ?? ''}>
        <RowData project={project} />
      </Table.Td>
      <Table.Td className={classes.person ?? ''} title={creator}>
        <span className={classes.initials}>
          <UserAvatar name={creator} size={24} />
        </span>
        <span className={classes.personName}>{creator}</span>
      </Table.Td>
      <Table.Td>
        <time dateTime={project.createdOn}>{formatDate(project.createdOn)}</time>
      </Table.Td>
      {hasStatus && (
        <Table.Td className={classes.status ?? ''}>
          {!project.active && (
            <span className={stateClasses.state}>
              <Inactive />
            </span>
          )}
        </Table.Td>
      )}
      {may('projects.manage') && (
        <Table.Td className={classes.actions ?? ''}>
          <ProjectMenu
            project={project}
            entries={menuOf(project, may, menu)}
            onAsk={onAsk}
            first={whyClosed(project) === null && <OpenItem project={project} />}
          />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function DataDay({ project: { dataFrom } }: { project: ProjectRow }) {
  return dataFrom === null ? '–' : formatDate(dataFrom);
}

function SortHeading<F extends string>({
  className,
  ...button
}: SortButtonProps<F> & { className?: string | undefined }) {
  return (
    <Table.Th aria-sort={sortOrder(button.field, button.sort)} className={className ?? ''}>
      <SortButton {...button} />
    </Table.Th>
  );
}
