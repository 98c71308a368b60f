import { Table } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import type { May } from '../may.ts';
import { type MenuAction, menuOf } from '../menu-of.ts';
import { whyClosed } from '../openable.ts';
import { DemoBadge } from './demo-badge.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { ProjectName } from './project-name.tsx';
import { ProjectState } from './project-state.tsx';
import classes from './project-table.module.css';
import { CollectedDays } from './sonar-facts.tsx';
import { TableResult } from './table-result.tsx';

interface Props {
  project: ProjectRow;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

export function ProjectTableRow({ project, may, onAsk }: Props) {
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
