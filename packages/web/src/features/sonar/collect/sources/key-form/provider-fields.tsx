import { NativeSelect, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FigurePaths } from './figure-paths.tsx';
import classes from './key-form.module.css';
import { PathField } from './path-field.tsx';
import type { KeyForm } from './use-key-form.ts';

const missing = ['status404', 'emptyAnswer'] as const;

/** How any provider is asked, and where its answer has what. */
export function ProviderFields({ form }: { form: KeyForm }) {
  const { t } = useTranslation();
  const { draft, change, errorAt } = form;
  const field = (name: 'baseUrl' | 'path' | 'refusal' | 'usdPerCall') => ({
    value: draft[name],
    error: errorAt(`provider.${name}`),
    onChange: (value: string) => change({ [name]: value }, `provider.${name}`),
  });
  const sent = `${draft.headerName}: ${draft.headerPrefix}${t('sonarSources.theToken')}`;
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('sonarSources.groupAsk')}</legend>
        <PathField
          {...field('baseUrl')}
          label={t('sonarSources.baseUrl')}
          description={t('sonarSources.baseUrlHelp')}
          placeholder="https://api.example.com"
        />
        <PathField
          {...field('path')}
          label={t('sonarSources.path')}
          description={t('sonarSources.pathHelp')}
          placeholder="/v1/profiles/{handle}"
        />
        <div className={classes.pair}>
          <PathField
            label={t('sonarSources.headerName')}
            description={t('sonarSources.headerShown', { header: sent })}
            value={draft.headerName}
            error={errorAt('provider.header.name')}
            onChange={(headerName) => change({ headerName }, 'provider.header.name')}
          />
          <PathField
            label={t('sonarSources.headerPrefix')}
            description={t('sonarSources.headerPrefixHelp')}
            isOptional
            value={draft.headerPrefix}
            error={errorAt('provider.header.prefix')}
            onChange={(headerPrefix) => change({ headerPrefix }, 'provider.header.prefix')}
          />
        </div>
        <Textarea
          label={
            <>
              {t('sonarSources.body')} <span className={classes.optional}>({t('sonarSources.optional')})</span>
            </>
          }
          description={t('sonarSources.bodyHelp')}
          placeholder={'{ "profiles": ["{handle}"] }'}
          classNames={{ input: classes.code ?? '' }}
          rows={3}
          spellCheck={false}
          value={draft.body}
          error={errorAt('provider.body')}
          onChange={({ currentTarget }) => change({ body: currentTarget.value }, 'provider.body')}
        />
      </fieldset>
      <FigurePaths form={form} />
      <fieldset className={classes.group}>
        <legend>{t('sonarSources.groupMissing')}</legend>
        <div className={classes.pair}>
          <NativeSelect
            label={t('sonarSources.missing')}
            value={draft.missing}
            data={missing.map((value) => ({ value, label: t(`sonarSources.missing_${value}`) }))}
            onChange={({ currentTarget }) =>
              change({ missing: currentTarget.value as KeyForm['draft']['missing'] }, 'provider.missing')
            }
          />
          <PathField
            {...field('refusal')}
            label={t('sonarSources.refusal')}
            description={t('sonarSources.refusalHelp')}
            isOptional
          />
        </div>
      </fieldset>
      <PathField
        {...field('usdPerCall')}
        label={t('sonarSources.usdPerCall')}
        description={t('sonarSources.usdHelp')}
        isOptional
      />
    </>
  );
}
