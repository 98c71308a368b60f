import { Checkbox, Input, TagsInput } from '@mantine/core';
import { competitorTypes, datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import type { LabelSuggestions } from '../brand-fields.ts';
import { type LabelKind, useFieldErrorText } from '../brand-rules.ts';
import classes from './brand-dialog.module.css';
import type { BrandFormState } from './use-brand-form.ts';

interface Props {
  form: BrandFormState;
  suggestions: LabelSuggestions;
}

const flags = ['inEcosystem', 'inFocus', 'myCompany'] as const;
const kinds = ['categories', 'groups', 'products', 'services'] as const;

export function SettingsTab({ form, suggestions }: Props) {
  const { t } = useTranslation();
  const { draft, change } = form;
  return (
    <div className={classes.stack}>
      <Input.Wrapper label={t('sonar.competitorType')} description={t('sonar.competitorTypeHelp')} labelElement="div">
        <div className={classes.full}>
          <Segmented
            label={t('sonar.competitorType')}
            value={draft.competitorType}
            options={competitorTypes.map((type) => ({ value: type, label: t(`sonar.competitor.${type}`) }))}
            onChange={(competitorType) => change({ competitorType })}
          />
        </div>
      </Input.Wrapper>
      <fieldset className={classes.flags}>
        <legend className={classes.legend}>{t('sonar.flags')}</legend>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            data-path={flag}
            label={t(`sonar.${flag}`)}
            description={t(`sonar.${flag}Help`)}
            checked={draft[flag]}
            onChange={({ currentTarget }) => change({ [flag]: currentTarget.checked })}
          />
        ))}
      </fieldset>
      <div className={classes.pair}>
        {kinds.map((kind) => (
          <LabelField key={kind} kind={kind} form={form} suggestions={suggestions[kind]} />
        ))}
      </div>
      <p className={classes.hint}>{t('sonar.labelsHelp')}</p>
    </div>
  );
}

interface LabelFieldProps {
  kind: LabelKind;
  form: BrandFormState;
  suggestions: readonly string[];
}

const labelsIn = (pills: readonly string[]): string[] =>
  pills.flatMap((text) => text.split(/[,;\n]/).map((label) => label.trim())).filter((label) => label !== '');

function LabelField({ kind, form, suggestions }: LabelFieldProps) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
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
      error={fieldErrorText(form.errors, kind)}
    />
  );
}
