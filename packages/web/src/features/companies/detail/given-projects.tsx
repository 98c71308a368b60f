import { Button } from '@mantine/core';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { PickerDialog } from '#/ui/list/picker-dialog.tsx';
import { companyProjectPages } from '../companies.api.ts';
import classes from '../dialog.module.css';
import { projectItem } from './add-projects-dialog.tsx';

interface Props {
  company: Company;
  value: readonly CompanyProjectRow[];
  onChange: (projects: CompanyProjectRow[]) => void;
  isLoading: boolean;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

export function GivenProjects({ company, value, onChange, isLoading, isChoosing, onChoosing }: Props) {
  const { t } = useTranslation();
  const count = value.length;
  return (
    <div className={classes.given}>
      <div>
        <div className={classes.givenLabel}>{t('companies.givenProjects')}</div>
        <div className={classes.givenText} aria-live="polite">
          {company.companyProjectsTotal === 0
            ? t('companies.noCompanyProjects')
            : isLoading
              ? t('common.loading')
              : count === 0
                ? t('companies.noProjectsChosen')
                : t('companies.projectsChosen', { count, n: formatNumber(count) })}
        </div>
      </div>
      {company.companyProjectsTotal > 0 && (
        <Button disabled={isLoading} onClick={() => onChoosing(true)}>
          {t(count === 0 ? 'companies.chooseProjects' : 'companies.changeProjects')}
        </Button>
      )}
      {isChoosing && (
        <ProjectChoice
          company={company}
          value={value}
          onClose={() => onChoosing(false)}
          onChange={(projects) => {
            onChange(projects);
            onChoosing(false);
          }}
        />
      )}
    </div>
  );
}

type ChoiceProps = Pick<Props, 'company' | 'value' | 'onChange'> & { onClose: () => void };

function ProjectChoice({ company, value, onChange, onClose }: ChoiceProps) {
  const { t } = useTranslation();
  const source = usePagedSource(companyProjectPages(company.id));
  return (
    <PickerDialog
      title={t('companies.chooseProjects')}
      label={t('companies.availableProjects')}
      source={source}
      itemOf={projectItem}
      initial={value}
      canBeEmpty
      empty={t('companies.noCompanyProjects')}
      confirmLabel={t('companies.apply')}
      onConfirm={onChange}
      onClose={onClose}
    />
  );
}
