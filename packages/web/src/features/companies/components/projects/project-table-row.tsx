import { Table } from '@mantine/core';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDate, formatMoment } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import { disableProject } from '../../api/disable-project.ts';
import { enableProject } from '../../api/enable-project.ts';
import { useChange } from '../../use-change.ts';
import { EnabledSwitch } from '../enabled-switch.tsx';
import { ProjectActions } from './project-actions.tsx';
import classes from './projects.module.css';

export function ProjectTableRow({ company, project }: { company: Company; project: CompanyProjectRow }) {
  const { t } = useTranslation();
  const name = project.projectName;
  const change = useChange({
    change: (toEnabled: boolean) =>
      (toEnabled ? enableProject : disableProject)({ params: { id: company.id, projectId: project.projectId } }),
    done: (toEnabled) => ({
      title: t(toEnabled ? 'companies.projectHasBeenEnabled' : 'companies.projectHasBeenDisabled', { name }),
    }),
    failed: (toEnabled) => t(toEnabled ? 'companies.couldntEnableProject' : 'companies.couldntDisableProject'),
  });
  return (
    <Table.Tr>
      <Table.Td data-name title={name}>
        <span className={classes.name}>
          <TypeTile type={project.projectType} size={26} isMuted={!project.enabled} />
          <span className={classes.words}>{name}</span>
          <span className={classes.type}>{typeLooks[project.projectType].name}</span>
        </span>
      </Table.Td>
      <Table.Td data-label={t('companies.projectColumn_actioned')}>
        <time dateTime={project.actionedOn}>{formatDate(project.actionedOn)}</time>
      </Table.Td>
      <Table.Td data-roomy data-label={t('companies.projectColumn_by')}>
        {project.actionedBy?.name ?? t('companies.deletedUser')}
      </Table.Td>
      <Table.Td data-label={t('companies.projectColumn_lastUsage')}>
        {project.lastUsage === null ? (
          t('companies.neverUsed')
        ) : (
          <time dateTime={project.lastUsage} title={formatMoment(project.lastUsage)}>
            {formatAgo(project.lastUsage)}
          </time>
        )}
      </Table.Td>
      <Table.Td data-label={t('companies.projectColumn_enabled')}>
        <EnabledSwitch name={name} isEnabled={project.enabled} isBusy={change.isPending} onChange={change.mutate} />
      </Table.Td>
      <Table.Td data-corner>
        <ProjectActions company={company} project={project} />
      </Table.Td>
    </Table.Tr>
  );
}
