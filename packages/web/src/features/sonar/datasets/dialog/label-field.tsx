import { TagsInput } from '@mantine/core';
import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { useDatasetError } from '../use-dataset-error.ts';
import type { LabelKind } from './dataset-rules.ts';
import type { DatasetForm } from './use-dataset-form.ts';

interface Props {
  kind: LabelKind;
  form: DatasetForm;
  /** Labels of this kind that other brands of the project have. */
  suggestions: readonly string[];
}

/** Pasted text may hold several. */
const labelsIn = (pills: readonly string[]): string[] =>
  pills.flatMap((text) => text.split(/[,;\n]/).map((label) => label.trim())).filter((label) => label !== '');

/** Labels of one kind, each its own pill. */
export function LabelField({ kind, form, suggestions }: Props) {
  const { t } = useTranslation();
  const errorOf = useDatasetError();
  const labels = form.draft[kind];
  return (
    <TagsInput
      data-path={kind}
      data-autofocus={form.autofocus === kind || undefined}
      label={t(`sonar.${kind}`)}
      placeholder={labels.length === 0 ? t('sonar.labelsPlaceholder') : ''}
      withScrollArea={false}
      comboboxProps={{ shadow: 'lg', offset: 4 }}
      styles={{ dropdown: { maxHeight: 220, overflowY: 'auto' } }}
      data={[...suggestions]}
      splitChars={[',', ';']}
      maxTags={datasetLimits.labels}
      value={labels}
      onChange={(next) => form.change({ [kind]: labelsIn(next) })}
      error={errorOf(form.errors, kind)}
    />
  );
}
