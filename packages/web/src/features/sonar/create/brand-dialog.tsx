import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/toast.tsx';
import { findProfiles } from '../datasets/api/find-profiles.ts';
import { DatasetDialogSoon } from '../datasets/dataset-dialog-soon.tsx';
import { labelSuggestions } from '../datasets/label-suggestions.ts';
import type { Brands } from './use-brands.ts';

/** The dialog over the page's own rows: what it saves stays in the page. */
export function BrandDialog({ brands }: { brands: Brands }) {
  const { t } = useTranslation();
  const { rows, dialog } = brands;
  const key = dialog === null || dialog === 'new' ? undefined : dialog.key;
  const row = key === undefined ? undefined : rows.find((other) => other.key === key);
  const isOpen = dialog === 'new' || row !== undefined;
  const suggestions = useMemo(() => labelSuggestions(isOpen ? rows.map(({ fields }) => fields) : []), [isOpen, rows]);
  return (
    <DatasetDialogSoon
      key={key ?? 'new'}
      opened={isOpen}
      onClose={() => brands.setDialog(null)}
      dataset={row?.fields}
      errors={row?.errors ?? {}}
      suggestions={suggestions}
      onSave={async (fields) => {
        const result = brands.save(fields, key);
        if ('errors' in result) return result.errors;
        const id = formatNumber(result.number);
        const title =
          key === undefined ? t('sonar.cardWithIdHasBeenAdded', { id }) : t('sonar.cardHasBeenChanged', { id });
        toastSuccess({ id: 'dataset', title, text: fields.brandCompany });
        return undefined;
      }}
      findProfiles={(body, signal) => findProfiles({ body, signal })}
    />
  );
}
