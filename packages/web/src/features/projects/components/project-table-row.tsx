import { Table } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import { whyClosed } from '../openable.ts';
import { DemoBadge } from './demo-badge.tsx';
import { ProjectName } from './project-name.tsx';
import classes from './project-table.module.css';
import { TableResult } from './table-result.tsx';

export function ProjectTableRow({ project }: { project: ProjectRow }) {
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
      <Table.Td>{project.dataFrom === null ? '–' : formatDate(project.dataFrom)}</Table.Td>
      <Table.Td>{project.createdBy?.name ?? t('projects.deletedUser')}</Table.Td>
      <Table.Td>
        <time dateTime={project.createdOn}>{formatDate(project.createdOn)}</time>
      </Table.Td>
      <Table.Td>
        <span className={classes.status}>
          <span className={project.active ? classes.dot : classes.ring} aria-hidden="true" />
          {project.active ? t('projects.active') : t('projects.inactive')}
        </span>
      </Table.Td>
    </Table.Tr>
  );
}
