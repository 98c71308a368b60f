import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { Card } from '#/ui/layout/card.tsx';
import { FoldedList } from '#/ui/list/folded-list.tsx';
import { useFixedSource, usePagedSource } from '#/ui/list/paged-source.ts';
import { PickerDialog } from '#/ui/list/picker-dialog.tsx';
import type { PickerItem } from '#/ui/list/picker-row.tsx';
import { PickerRow } from '#/ui/list/picker-row.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { newProjectPages } from '../companies.api.ts';
import classes from './add-company.module.css';
import { type ChosenProject, type PendingUser, withMoreProjects, withoutProject } from './company-draft.ts';
import { type CompanyForm, changeDraft } from './use-add-company.ts';

export function ProjectChoice({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { projects, enabledProducts } = form.values;
  const hasProducts = enabledProducts.length > 0;
  return (
    <Card
      flush
      title={t('companyForm.projectsGiven', { count: projects.length, n: formatNumber(projects.length) })}
      controls={
        <Button
          size="sm"
          leftSection={<IconPlus size={15} />}
          disabled={!hasProducts}
          title={hasProducts ? undefined : t('companyForm.noProducts')}
          onClick={() => setIsOpen(true)}
        >
          {t('companyForm.assignProjects')}
        </Button>
      }
    >
      {projects.length === 0 ? (
        <p className={classes.noneYet}>{t(hasProducts ? 'companyForm.noProjects' : 'companyForm.noProducts')}</p>
      ) : (
        <FoldedList label={t('companyForm.projects')} count={projects.length}>
          <ul className={classes.list}>
            {projects.map((project) => (
              <li key={project.id} className={classes.row}>
                <PickerRow item={projectItem(project)} />
                <CloseButton
                  aria-label={t('common.remove', { thing: project.projectName })}
                  onClick={() => changeDraft(form, withoutProject(form.values, project.id))}
                />
              </li>
            ))}
          </ul>
        </FoldedList>
      )}
      {isOpen ? <ProjectDialog form={form} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

const most = 1000;

function ProjectDialog({ form, onClose }: { form: CompanyForm; onClose: () => void }) {
  const { t } = useTranslation();
  const { projects, enabledProducts } = form.values;
  const ids = projects.map(({ id }) => id);
  const source = usePagedSource<ChosenProject>(newProjectPages(enabledProducts, ids));
  return (
    <PickerDialog
      title={t('companyForm.assignProjects')}
      lead={t('companyForm.assignProjectsLead')}
      label={t('companyForm.projects')}
      source={source}
      itemOf={projectItem}
      max={most - projects.length}
      empty={t(projects.length > 0 ? 'companyForm.noMoreProjects' : 'companyForm.noProjectsOfProducts')}
      confirmLabel={t('companyForm.assign')}
      onConfirm={(chosen) => {
        const added = chosen.map(({ id, projectName, projectType }) => ({ id, projectName, projectType }));
        changeDraft(form, withMoreProjects(form.values, added));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const projectItem = ({ projectName, projectType }: ChosenProject): PickerItem => ({
  name: projectName,
  icon: <TypeTile type={projectType} size={24} />,
  tag: typeMarks[projectType].name,
});

interface Props {
  user: PendingUser;
  projects: readonly ChosenProject[];
  onSave: (projectIds: string[]) => void;
  onClose: () => void;
}

export function UserProjectsDialog({ user, projects, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const source = useFixedSource({
    items: projects,
    keyOf: ({ id }) => id,
    nameOf: ({ projectName }) => projectName,
  });
  return (
    <PickerDialog
      title={t('companyForm.userProjectsTitle', { name: `${user.firstName} ${user.lastName}` })}
      lead={t('companyForm.userProjectsLead')}
      label={t('companyForm.projects')}
      source={source}
      itemOf={projectItem}
      initial={projects.filter(({ id }) => user.projectIds.includes(id))}
      canBeEmpty
      empty={t('companyForm.noProjects')}
      confirmLabel={t('companyForm.apply')}
      onConfirm={(chosen) => onSave(chosen.map(({ id }) => id))}
      onClose={onClose}
    />
  );
}
