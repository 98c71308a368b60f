import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { flowMetrics, stateMetrics } from '../network-metrics.ts';
import { itemPaths } from './key-draft.ts';
import classes from './key-form/key-form.module.css';
import type { KeyForm } from './use-key-form.ts';

const missing = ['status404', 'emptyAnswer'] as const;

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

const sample = { answer: '{ "profiles": [{ "fans": 1204 }] }', path: 'profiles[0].fans', value: '1204' };

function FigurePaths({ form }: { form: KeyForm }) {
  const { t } = useTranslation();
  const { network, draft, change, errorAt } = form;
  const flows = flowMetrics(network);
  const none = errorAt('provider.gauges');
  const setGauge = (metric: string, path: string) => {
    change({ gauges: { ...draft.gauges, [metric]: path } }, `provider.gauges.${metric}`);
    if (none) change({}, 'provider.gauges');
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('sonarSources.groupFigures')}</legend>
      <p className={classes.help}>{t('sonarSources.figuresHelp', sample)}</p>
      <div className={classes.pair}>
        {stateMetrics(network).map((metric, at) => (
          <PathField
            key={metric}
            label={t('sonarSources.figurePath', { metric: t(`sonarMetrics.name.${metric}`) })}
            isOptional
            value={draft.gauges[metric] ?? ''}
            error={errorAt(`provider.gauges.${metric}`) ?? (at === 0 ? none : null)}
            onChange={(path) => setGauge(metric, path)}
          />
        ))}
      </div>
      {flows.length > 0 && (
        <Checkbox
          label={t('sonarSources.withItems')}
          checked={draft.hasItems}
          error={stateMetrics(network).length === 0 ? none : null}
          onChange={({ currentTarget }) => change({ hasItems: currentTarget.checked }, 'provider.gauges')}
        />
      )}
      {flows.length > 0 && draft.hasItems && (
        <>
          <p className={classes.help}>
            {t('sonarSources.itemsHelp', {
              metrics: flows.map((metric) => t(`sonarMetrics.name.${metric}`)).join(', '),
            })}
          </p>
          <div className={classes.pair}>
            {itemPaths.map((name) => (
              <PathField
                key={name}
                label={t(`sonarSources.items_${name}`)}
                {...(name === 'publishedAt' && { description: t('sonarSources.items_publishedAtHelp') })}
                isOptional={name === 'shares'}
                value={draft.items[name]}
                error={errorAt(`provider.items.${name}`)}
                onChange={(path) => change({ items: { ...draft.items, [name]: path } }, `provider.items.${name}`)}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

interface Props {
  label: string;
  description?: string;
  placeholder?: string;
  isOptional?: boolean;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

function PathField({ label, isOptional = false, onChange, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      label={
        isOptional ? (
          <>
            {label} <span className={classes.optional}>({t('sonarSources.optional')})</span>
          </>
        ) : (
          label
        )
      }
      required={!isOptional}
      classNames={{ input: classes.code ?? '' }}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
