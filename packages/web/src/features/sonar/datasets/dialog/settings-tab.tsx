import { Checkbox, Input } from '@mantine/core';
import { competitorTypes } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import classes from './dataset-dialog.module.css';
import type { LabelKind } from './dataset-rules.ts';
import { LabelField } from './label-field.tsx';
import type { DatasetForm } from './use-dataset-form.ts';

export type LabelSuggestions = Readonly<Record<LabelKind, readonly string[]>>;

interface Props {
  form: DatasetForm;
  suggestions: LabelSuggestions;
}

const flags = ['inEcosystem', 'inFocus', 'myCompany'] as const;
const kinds = ['categories', 'groups', 'products', 'services'] as const;

/** What the brand is to the project. */
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
