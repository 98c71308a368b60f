import { Anchor, Button } from '@mantine/core';
import type { DatasetFilter } from '@soundings/contract/sonar/sonar-choices';
import { IconBuildingStore, IconFilterOff, IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useTemplate } from '../../datasets/import/use-template.ts';
import { type CollectQuery, isFiltered } from '../collect-search.ts';

interface Props {
  query: CollectQuery;
  canEdit: boolean;
  onAdd: () => void;
  onUpload: () => void;
  onRemoveFilters: () => void;
}

/** Why a filter shows no brand. */
const noneOf = {
  all: 'sonarCollect.emptyHelpReader',
  withErrors: 'sonarCollect.noneWithErrors',
  missing: 'sonarCollect.noneMissing',
  notCollected: 'sonarCollect.noneNotCollected',
} as const satisfies Record<DatasetFilter, string>;

/** No brand: because there is none yet, or because none passes the filters. */
export function NoBrands({ query, canEdit, onAdd, onUpload, onRemoveFilters }: Props) {
  const { t } = useTranslation();
  const template = useTemplate();
  if (isFiltered(query)) {
    return (
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('sonarCollect.noneMatches')}
        actions={<Button onClick={onRemoveFilters}>{t('sonarCollect.removeFilters')}</Button>}
      >
        {query.query !== undefined
          ? t('sonarCollect.noneMatchesHelp', { query: query.query })
          : t(noneOf[query.filter])}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      tone="first"
      icon={<IconBuildingStore size={21} stroke={1.7} />}
      title={t('sonarCollect.empty')}
      actions={
        canEdit && (
          <>
            <Button variant="filled" leftSection={<IconPlus size={17} />} onClick={onAdd}>
              {t('sonar.addDataset')}
            </Button>
            <Button leftSection={<IconUpload size={17} />} onClick={onUpload}>
              {t('sonarCollect.uploadFile')}
            </Button>
          </>
        )
      }
    >
      {t(canEdit ? 'sonarCollect.emptyHelp' : 'sonarCollect.emptyHelpReader')}{' '}
      {canEdit && (
        <Anchor component="button" type="button" inherit onClick={() => template.mutate()}>
          {t('sonar.template')}
        </Anchor>
      )}
    </EmptyState>
  );
}
