import type { CompanyProjectSort, CompanyUserSort } from '@soundings/contract/companies/company-choices';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/choice.tsx';
import classes from './phone-sort.module.css';

interface PhoneSortProps<S> {
  sorts: readonly S[];
  sort: S;
  onSort: (sort: S) => void;
}

/** Orders a tab's rows where they are stacked and have no headings. */
export function PhoneSort<S extends CompanyUserSort | CompanyProjectSort>({ sorts, sort, onSort }: PhoneSortProps<S>) {
  const { t } = useTranslation();
  return (
    <Choice<S>
      className={classes.sort}
      label={t('companies.sortBy')}
      icon={<IconArrowsSort size={16} stroke={1.7} />}
      value={sort}
      options={sorts.map((value) => ({
        value,
        label: t(`companies.sort_${value as CompanyUserSort | CompanyProjectSort}`),
      }))}
      onChange={onSort}
    />
  );
}
