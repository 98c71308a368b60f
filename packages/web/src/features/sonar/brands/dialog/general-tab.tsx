import { defaultOptionsFilter, type OptionsFilter, Select, TextInput } from '@mantine/core';
import type { CountryCode } from '@soundings/contract/sonar/country-codes';
import { useTranslation } from 'react-i18next';
import { countryNames } from '#/lib/country-names.ts';
import { useFieldErrorText } from '../brand-rules.ts';
import classes from './brand-dialog.module.css';
import type { BrandFormState } from './use-brand-form.ts';

export function GeneralTab({ form }: { form: BrandFormState }) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { draft, errors, change } = form;
  const isChosen = (option: object) => 'value' in option && option.value === draft.country;
  // Nothing is searched for also where its own name is typed: Enter takes the first, which must not be another one.
  const chosenFirst: OptionsFilter<string> = (input) =>
    input.search === ''
      ? input.options.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
      : (defaultOptionsFilter(input) as typeof input.options);
  return (
    <div className={classes.stack}>
      <TextInput
        data-path="brandCompany"
        data-autofocus={form.autofocus === 'brandCompany' || undefined}
        label={t('sonar.brandCompany')}
        withAsterisk
        required
        autoComplete="off"
        maxLength={200}
        value={draft.brandCompany}
        onChange={({ currentTarget }) => change({ brandCompany: currentTarget.value })}
        error={fieldErrorText(errors, 'brandCompany')}
      />
      <TextInput
        data-path="domain"
        data-autofocus={form.autofocus === 'domain' || undefined}
        label={t('sonar.domain')}
        description={t('sonar.domainHelp')}
        withAsterisk
        required
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        maxLength={2000}
        value={draft.domain}
        onChange={({ currentTarget }) => change({ domain: currentTarget.value })}
        error={fieldErrorText(errors, 'domain')}
      />
      <Select
        data-path="country"
        label={t('sonar.country')}
        withAsterisk
        required
        searchable
        selectFirstOptionOnChange
        filter={chosenFirst}
        allowDeselect={false}
        maxDropdownHeight={240}
        nothingFoundMessage={t('sonar.noCountry')}
        data={[...countryNames()].map(([value, label]) => ({ value, label }))}
        value={draft.country}
        onChange={(country) => country && change({ country: country as CountryCode })}
        error={fieldErrorText(errors, 'country')}
      />
    </div>
  );
}
