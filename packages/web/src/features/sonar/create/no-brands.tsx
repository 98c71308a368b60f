import { Anchor, Button } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ImportButton } from '../datasets/import/import-button.tsx';
import { useTemplate } from '../datasets/import/use-template.ts';

interface Props {
  onAdd: () => void;
  onFile: (file: File) => void;
}

/** Before the first brand: the two ways to add one, and the file that shows how. */
export function NoBrands({ onAdd, onFile }: Props) {
  const { t } = useTranslation();
  const template = useTemplate();
  return (
    <EmptyState
      icon={<IconStack2 size={22} stroke={1.7} />}
      title={t('sonar.noBrands')}
      actions={
        <>
          <ImportButton onFile={onFile} />
          <Button leftSection={<IconPlus size={16} stroke={1.7} aria-hidden="true" />} onClick={onAdd}>
            {t('sonar.addDataset')}
          </Button>
        </>
      }
    >
      {t('sonar.noBrandsHelp')}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => template.mutate()}>
        {t('sonar.template')}
      </Anchor>
    </EmptyState>
  );
}
