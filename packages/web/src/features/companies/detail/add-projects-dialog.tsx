import { endpoints } from 'virtual:endpoints';
import { Modal } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { PickerDialog } from '#/ui/list/picker-dialog.tsx';
import type { PickerItem } from '#/ui/list/picker-row.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { companyChanges, unassignedProjectPages } from '../companies.api.ts';

interface Props {
  company: Pick<Company, 'id' | 'companyName' | 'enabledProducts'>;
  onClose: () => void;
}

const maxProjects = 100;

export function AddProjectsDialog({ company, onClose }: Props) {
  const { t } = useTranslation();
  if (company.enabledProducts.length > 0) return <ProjectPicker company={company} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('companies.addProjectsTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <EmptyState icon={<IconLayoutGrid size={21} stroke={1.7} />} title={t('companies.noProductsTitle')}>
        {t('companies.noProductsHelp')}
      </EmptyState>
    </Modal>
  );
}

function ProjectPicker({ company, onClose }: Props) {
  const { t } = useTranslation();
  const source = usePagedSource(unassignedProjectPages(company));
  const add = useAction({
    refreshes: companyChanges,
    call: (projects: ProjectRow[]) =>
      call(endpoints.addCompanyProjects, {
        params: { id: company.id },
        body: { projectIds: projects.map(({ id }) => id) },
      }),
    done: (_, { length }) => ({
      title: t('companies.projectsHaveBeenAdded', { count: length, n: formatNumber(length) }),
    }),
    failed: 'companies.couldntAddProjects',
    onDone: onClose,
  });
  return (
    <PickerDialog
      title={t('companies.addProjectsTitle')}
      lead={t('companies.addProjectsLead', { company: company.companyName })}
      label={t('companies.availableProjects')}
      source={source}
      itemOf={projectItem}
      max={maxProjects}
      empty={t('companies.noUnassignedProjects')}
      confirmLabel={t('companies.addProjects')}
      isBusy={add.isPending}
      onConfirm={(projects) => add.mutate(projects)}
      onClose={onClose}
    />
  );
}

export const projectItem = ({
  projectName,
  projectType,
}: Pick<ProjectRow, 'projectName' | 'projectType'>): PickerItem => ({
  name: projectName,
  icon: <TypeTile type={projectType} size={24} />,
});
