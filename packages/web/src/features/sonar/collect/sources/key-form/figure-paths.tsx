import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { flowsOf, statesOf } from '../network-facts.ts';
import { itemPaths } from './key-draft.ts';
import classes from './key-form.module.css';
import { PathField } from './path-field.tsx';
import type { KeyForm } from './use-key-form.ts';

const sample = { answer: '{ "profiles": [{ "fans": 1204 }] }', path: 'profiles[0].fans', value: '1204' };

/** Where in an answer the figures of a profile stand, and the posts that it lists. */
export function FigurePaths({ form }: { form: KeyForm }) {
  const { t } = useTranslation();
  const { network, draft, change, errorAt } = form;
  const flows = flowsOf(network);
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
        {statesOf(network).map((metric, at) => (
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
          error={statesOf(network).length === 0 ? none : null}
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
