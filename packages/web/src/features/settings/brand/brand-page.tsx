import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { BrandFields, BrandSettings } from '@soundings/contract/settings/brand';
import {
  accentPattern,
  brandNameLength,
  footerAddressLength,
  isMailbox,
  isWebAddress,
} from '@soundings/contract/settings/brand-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type FieldCode, useFieldError } from '#/lib/field-rules.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { LogoField } from '#/ui/form/logo-field.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { SaveRow } from '../save-row.tsx';
import { brandChanges, brandLogoCalls, brandQuery, refreshBrand, useSaveBrand } from '../settings.api.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { AccentField } from './accent-field.tsx';
import classes from './brand-page.module.css';

export function BrandPage() {
  const { t } = useTranslation();
  const { data: brand, error, refetch, isRefetching } = useQuery(brandQuery);
  if (brand === undefined) {
    return (
      <SettingsFrame tab="BRAND">
        <Card flush label={t('settings.tab_BRAND')}>
          {error === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <ErrorState
              error={error}
              thing={t('settings.theBrand')}
              onRetry={() => void refetch()}
              isRetrying={isRefetching}
            />
          )}
        </Card>
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame tab="BRAND">
      <div className={classes.stack}>
        <FormSection title={t('settings.logo')} help={t('settings.logoHelp')}>
          <Card label={t('settings.logo')}>
            <LogoField
              logo={brand.logo}
              calls={brandLogoCalls}
              refreshes={brandChanges}
              onChanged={refreshBrand}
              removing={t('settings.logoRemoving')}
            />
          </Card>
        </FormSection>
        <BrandForm key={brand.changedOn} brand={brand} />
      </div>
    </SettingsFrame>
  );
}

const optional =
  (fits: (value: string) => boolean, code: FieldCode) =>
  (value: string): FieldCode | null =>
    value.trim() === '' || fits(value.trim()) ? null : code;

const rules = {
  accentColor: optional((value) => accentPattern.test(value), 'settings.hexColor'),
  imprint: optional(isWebAddress, 'settings.httpsAddress'),
  privacy: optional(isWebAddress, 'settings.httpsAddress'),
  help: optional(isMailbox, 'incorrectEmail'),
};

const pickFields = ({ name, accentColor, imprint, privacy, help }: BrandSettings): BrandFields => ({
  name,
  accentColor,
  imprint,
  privacy,
  help,
});

function BrandForm({ brand }: { brand: BrandSettings }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const form = useForm({ initialValues: pickFields(brand), validate: rules, validateInputOnBlur: true });
  const save = useSaveBrand();
  const leaving = useUnsavedChanges(form.isDirty() && !save.isPending);
  const field = (name: keyof BrandFields, maxLength: number, placeholder?: string) => ({
    className: classes.narrow ?? '',
    label: t(`settings.brand_${name}`),
    ...(placeholder && { placeholder }),
    maxLength,
    autoComplete: 'off',
    ...form.getInputProps(name),
    error: shown(form.errors[name]),
  });
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('settings.tab_BRAND')}
      onSubmit={form.onSubmit((body) => save.mutate({ body }))}
    >
      {leaving}
      <FormSection title={t('settings.appearance')} help={t('settings.appearanceHelp')}>
        <Card label={t('settings.appearance')}>
          <div className={classes.fields}>
            <TextInput {...field('name', brandNameLength)} description={t('settings.brandHelp_name')} />
            <AccentField
              name={form.values.name}
              value={form.values.accentColor}
              error={shown(form.errors.accentColor)}
              onChange={(color) => form.setFieldValue('accentColor', color)}
              onBlur={() => form.validateField('accentColor')}
            />
          </div>
        </Card>
      </FormSection>
      <FormSection title={t('settings.footer')} help={t('settings.footerHelp')}>
        <Card label={t('settings.footer')}>
          <div className={classes.fields}>
            <TextInput type="url" {...field('imprint', footerAddressLength, t('settings.imprintExample'))} />
            <TextInput type="url" {...field('privacy', footerAddressLength, t('settings.privacyExample'))} />
            <TextInput
              type="email"
              {...field('help', 254, t('settings.helpExample'))}
              description={t('settings.brandHelp_help')}
            />
          </div>
        </Card>
      </FormSection>
      <SaveRow isDirty={form.isDirty()}>
        <Button type="submit" variant="filled" disabled={!form.isDirty()} loading={save.isPending}>
          {t('settings.saveChanges')}
        </Button>
      </SaveRow>
    </form>
  );
}
