import { Table, VisuallyHidden } from '@mantine/core';
import type { ProjectSort } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark } from '#/ui/figures/marks.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { DemoBadge } from '../demo-badge.tsx';
import { whyClosed } from '../openable.ts';
import { ProjectState } from './project-card.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { type May, type MenuAction, menuOf } from './project-menu-entries.ts';
import { ProjectName } from './project-name.tsx';
import classes from './project-table.module.css';
import { lowBase, ResultTrack } from './result-track.tsx';
import { CollectedDays } from './sonar-facts.tsx';

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

interface ProjectTableRowProps {
  project: ProjectRow;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

function ProjectTableRow({ project, may, onAsk }: ProjectTableRowProps) {
  const { t } = useTranslation();
  const isClosed = whyClosed(project) !== null;
  return (
    <Table.Tr className={classes.row ?? ''} data-closed={isClosed || undefined}>
      <Table.Td>
        <span className={classes.type}>
          <TypeTile type={project.projectType} size={26} isMuted={!project.active} />
          {typeLooks[project.projectType].name}
        </span>
      </Table.Td>
      <Table.Td className={classes.name ?? ''}>
        <span className={classes.nameLine}>
          <ProjectName project={project} />
          {project.demo && <DemoBadge />}
        </span>
      </Table.Td>
      <Table.Td>
        <TableResult project={project} />
      </Table.Td>
      <Table.Td className={classes.number ?? ''}>
        {project.dataSets === null ? '–' : formatNumber(project.dataSets)}
      </Table.Td>
      <Table.Td>
        {project.projectType === 'SONAR' ? (
          <CollectedDays project={project} isShort />
        ) : project.dataFrom === null ? (
          '–'
        ) : (
          formatDate(project.dataFrom)
        )}
      </Table.Td>
      <Table.Td className={classes.person ?? ''} title={project.createdBy?.name}>
        {project.createdBy?.name ?? t('projects.deletedUser')}
      </Table.Td>
      <Table.Td>
        <time dateTime={project.createdOn}>{formatDate(project.createdOn)}</time>
      </Table.Td>
      <Table.Td className={classes.status ?? ''}>
        <ProjectState project={project} />
      </Table.Td>
      {may('projects.manage') && (
        <Table.Td className={classes.actions ?? ''}>
          <ProjectMenu project={project} entries={menuOf(project, may)} onAsk={onAsk} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

/** Figure, interval and base on fixed stops, so that rows compare by eye. */
function TableResult({ project: { result } }: { project: ProjectRow }) {
  const { t } = useTranslation();
  if (result === null) return <span className={classes.none}>–</span>;
  const base = formatNumber(result.base);
  const mark = lowBase(result.base);
  return (
    <span className={classes.result}>
      <span className={classes.figure}>
        <SoundingFigure value={result.bestR1} unit="%" />
        <BaseMark mark={mark} label={mark === 'none' ? '' : t(`projects.base_${mark}`)} />
      </span>
      <span className={classes.track}>
        <ResultTrack result={result} color="var(--type-resonance)" />
      </span>
      <span className={classes.base}>{t('projects.base', { base })}</span>
    </span>
  );
}
