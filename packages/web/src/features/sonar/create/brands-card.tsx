import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastError, toastSuccess, toastWarning } from '#/ui/feedback/toast.tsx';
import { FileDropArea } from '#/ui/form/file-drop.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { LazyBrandDialog } from '../brands/brand-dialog.lazy.tsx';
import { labelSuggestions } from '../brands/brand-fields.ts';
import { ImportState, useBrandFile } from '../brands/brand-file.tsx';
import { findProfiles, readBrandFile } from '../brands/brands.api.ts';
import { DeleteDialog } from '../brands/delete-dialog.tsx';
import { type BrandRow, type Brands, findOwnBrand } from './brand-rows.ts';
import { BrandTools, NoBrands } from './brand-tools.tsx';

const BrandTable = lazy(() => import('./brand-table.tsx').then((file) => ({ default: file.BrandTable })));

interface Props {
  brands: Brands;
  /** Name of the brand that the project is about. */
  own: string;
}

export function BrandsCard({ brands, own }: Props) {
  const { t } = useTranslation();
  const { rows, chosen } = brands;
  const [doomed, setDoomed] = useState<readonly BrandRow[]>([]);
  const reading = useBrandFile(readBrandFile, (given, { name }) => {
    if (given.length === 0) {
      toastWarning({ id: 'import', title: t('sonar.importedNothing', { name }), text: t('sonar.importedNothingText') });
      return;
    }
    const taken = brands.takeFile(given);
    if (!taken) {
      toastError({ id: 'import', title: t('fileList.couldNotRead', { name }), text: t('errors.tooManyDatasets') });
      return;
    }
    const { added, changed, withoutCountry } = taken;
    const text = t('sonar.importedText', { added: formatNumber(added), changed: formatNumber(changed) });
    const note = t('sonar.withoutCountry', { count: withoutCountry, n: formatNumber(withoutCountry) });
    toastSuccess({
      id: 'import',
      title: t('sonar.imported', { name }),
      text: withoutCountry > 0 ? `${text} ${note}` : text,
    });
  });
  const add = () => brands.setDialog('new');
  return (
    <Card flush label={t('sonar.brands')}>
      <FileDropArea onFile={reading.take} isDisabled={reading.transfer !== null} dropNow={t('sonar.importDrop')}>
        {rows.length > 0 ? (
          <BrandTools
            count={rows.length}
            chosen={chosen.size}
            onDelete={() => setDoomed(rows.filter(({ key }) => chosen.has(key)))}
            onFile={reading.take}
            onExport={() => void import('./export-rows.ts').then(({ exportRows }) => exportRows(rows))}
            onAdd={add}
          />
        ) : null}
        <ImportState state={reading} />
        {rows.length > 0 ? (
          <Suspense>
            <BrandTable
              rows={rows}
              own={findOwnBrand(
                rows.map(({ fields }) => fields),
                own,
              )}
              chosen={chosen}
              onChosen={brands.setChosen}
              onEdit={({ key }) => brands.setDialog({ key })}
              onDelete={(row) => setDoomed([row])}
            />
          </Suspense>
        ) : (
          <NoBrands onAdd={add} onFile={reading.take} />
        )}
      </FileDropArea>
      <BrandRowDialog brands={brands} own={own} />
      <DeleteDialog
        opened={doomed.length > 0}
        count={doomed.length}
        company={doomed.length === 1 ? doomed[0]?.fields.brandCompany : undefined}
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

function BrandRowDialog({ brands, own }: Props) {
  const { t } = useTranslation();
  const { rows, dialog } = brands;
  const edited = dialog === 'new' ? null : dialog;
  const key = edited?.key;
  const row = key === undefined ? undefined : rows.find((other) => other.key === key);
  const next = row && rows[rows.indexOf(row) + 1];
  const isOpen = dialog === 'new' || row !== undefined;
  const suggestions = useMemo(() => labelSuggestions(isOpen ? rows.map(({ fields }) => fields) : []), [isOpen, rows]);
  return (
    <LazyBrandDialog
      key={key ?? 'new'}
      opened={isOpen}
      onClose={() => brands.setDialog(null)}
      brand={row?.fields}
      name={rows.length > 0 ? '' : own.trim()}
      network={edited?.network}
      errors={row?.errors ?? {}}
      suggestions={suggestions}
      onSave={async (fields) => {
        const result = brands.save(fields, key);
        if ('errors' in result) return result.errors;
        const id = formatNumber(result.number);
        const title =
          key === undefined ? t('sonar.cardWithIdHasBeenAdded', { id }) : t('sonar.cardHasBeenChanged', { id });
        toastSuccess({ id: 'brand', title, text: fields.brandCompany });
        return undefined;
      }}
      onNext={next && ((network) => brands.setDialog({ key: next.key, network }))}
      findProfiles={(body, signal) => findProfiles({ body, signal })}
    />
  );
}
