import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { PickerRow } from '#/ui/picker-row.tsx';
import { changeDraft } from './change-draft.ts';
import { withoutProject } from './company-draft.ts';
import classes from './project-choice.module.css';
import { ProjectDialog } from './project-dialog.tsx';
import { projectItem } from './project-item.tsx';
import type { CompanyForm } from './use-add-company.ts';

/** The projects that the company is given, with a dialog that adds more. */
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
        <p className={classes.empty}>{t(hasProducts ? 'companyForm.noProjects' : 'companyForm.noProducts')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={classes.scroll} aria-label={t('companyForm.projects')} tabIndex={0}>
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
        </section>
      )}
      {isOpen ? <ProjectDialog form={form} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
