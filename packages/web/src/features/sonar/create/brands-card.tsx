import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { toastError, toastSuccess, toastWarning } from '#/ui/toast.tsx';
import { readDatasetFile } from '../datasets/api/read-dataset-file.ts';
import { DeleteDialog } from '../datasets/delete-dialog.tsx';
import { DropArea } from '../datasets/import/drop-area.tsx';
import { ImportState } from '../datasets/import/import-state.tsx';
import { useDatasetImport } from '../datasets/import/use-dataset-import.ts';
import { BrandDialog } from './brand-dialog.tsx';
import type { BrandRow } from './brand-rows.ts';
import { BrandTools } from './brand-tools.tsx';
import { NoBrands } from './no-brands.tsx';
import type { Brands } from './use-brands.ts';

/** Comes with the first brand. */
const BrandTable = lazy(() => import('./brand-table.tsx').then((file) => ({ default: file.BrandTable })));

/** The brands of a project that is not made yet: added one by one or from a file, changed, deleted. */
export function BrandsCard({ brands }: { brands: Brands }) {
  const { t } = useTranslation();
  const { rows, chosen } = brands;
  const [doomed, setDoomed] = useState<readonly BrandRow[]>([]);
  const companies = useMemo(() => doomed.map(({ fields }) => fields.brandCompany), [doomed]);
  const reading = useDatasetImport(readDatasetFile, (given, { name }) => {
    if (given.length === 0) {
      toastWarning({ id: 'import', title: t('sonar.importedNothing', { name }), text: t('sonar.importedNothingText') });
      return;
    }
    const taken = brands.takeFile(given);
    if (!taken) {
      toastError({ id: 'import', title: t('fileList.couldNotRead', { name }), text: t('errors.tooManyDatasets') });
      return;
    }
    const counts = { added: formatNumber(taken.added), changed: formatNumber(taken.changed) };
    toastSuccess({ id: 'import', title: t('sonar.imported', { name }), text: t('sonar.importedText', counts) });
  });
  const add = () => brands.setDialog('new');
  const take = (file: File) => void reading.take(file);
  return (
    <Card flush label={t('sonar.brands')}>
      <DropArea onFile={take} isDisabled={reading.name !== null}>
        {rows.length > 0 ? (
          <BrandTools
            count={rows.length}
            chosen={chosen.size}
            onDelete={() => setDoomed(rows.filter(({ key }) => chosen.has(key)))}
            onFile={take}
            onExport={() => void import('./export-rows.ts').then(({ exportRows }) => exportRows(rows))}
            onAdd={add}
          />
        ) : null}
        <ImportState state={reading} />
        {rows.length > 0 ? (
          <Suspense>
            <BrandTable
              rows={rows}
              chosen={chosen}
              onChosen={brands.setChosen}
              onEdit={({ key }) => brands.setDialog({ key })}
              onDelete={(row) => setDoomed([row])}
            />
          </Suspense>
        ) : (
          <NoBrands onAdd={add} onFile={take} />
        )}
      </DropArea>
      <BrandDialog brands={brands} />
      <DeleteDialog
        companies={companies}
        text={t('sonar.deleteText')}
        onConfirm={() => {
          brands.remove(new Set(doomed.map(({ key }) => key)));
          setDoomed([]);
        }}
        onClose={() => setDoomed([])}
      />
    </Card>
  );
}
