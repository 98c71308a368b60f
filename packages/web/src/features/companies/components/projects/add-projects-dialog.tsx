import { Modal } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/empty-state.tsx';
import { PickerDialog } from '#/ui/picker-dialog.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { addProjects } from '../../api/add-projects.ts';
import { searchProjects } from '../../api/search-projects.ts';
import { projectItem } from '../../project-item.tsx';
import { useChange } from '../../use-change.ts';

interface Props {
  company: Pick<Company, 'id' | 'companyName' | 'enabledProducts'>;
  onClose: () => void;
}

/** As many as one call takes. */
const maxProjects = 100;

/** Gives a customer projects of its products that it does not have yet. */
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
  const source = usePagedSource({
    key: ['companies', company.id, 'projects', 'unassigned', company.enabledProducts],
    load: ({ signal, query, ...paging }) =>
      searchProjects({
        query: { ...paging, sort: 'projectName' },
        body: { query: query ?? null, projectTypes: company.enabledProducts, unassignedTo: company.id },
        signal,
      }),
    keyOf: (project) => project.id,
  });
  const add = useChange({
    change: (projects: ProjectRow[]) =>
      addProjects({ params: { id: company.id }, body: { projectIds: projects.map(({ id }) => id) } }),
    done: ({ length }) => ({ title: t('companies.projectsHaveBeenAdded', { count: length, n: formatNumber(length) }) }),
    failed: t('companies.couldntAddProjects'),
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
