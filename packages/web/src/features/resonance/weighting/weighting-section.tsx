import { Button, MultiSelect, NumberInput } from '@mantine/core';
import { weightingLimits } from '@soundings/contract/resonance/weighting-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirtyBlock } from '#/features/projects/edit/save-bar.tsx';
import { isApiError } from '#/lib/api/api-error.ts';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { isComplete, toDraft, toRequest, type WeightingDraft } from './draft.ts';
import { MarginTable } from './margin-table.tsx';
import { useUnweight, useWeight, type WeightingState, weightingQuery } from './weighting.api.ts';
import classes from './weighting.module.css';

export function WeightingSection({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(weightingQuery(id));
  return (
    <FormSection title={t('resonanceWeighting.title')} help={t('resonanceWeighting.help')}>
      <WithQuery query={query} thing={t('resonanceWeighting.title')}>
        {(state) => <WeightingCard key={JSON.stringify(state.weighting)} id={id} state={state} />}
      </WithQuery>
    </FormSection>
  );
}

/** What only the server finds out; all else keeps the button closed. */
const refusals = ['nobody', 'noConvergence'] as const;

interface Refusal {
  readonly reason: (typeof refusals)[number];
  readonly names: { readonly variable: string; readonly audience: string };
}

function WeightingCard({ id, state }: { id: string; state: WeightingState }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<WeightingDraft>(() => toDraft(state));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const chosen = state.variables.filter(({ header }) => draft.headers.includes(header));
  const saved = JSON.stringify(toDraft(state));
  const isDirty = JSON.stringify(draft) !== saved;
  useDirtyBlock(isDirty);
  const weight = useWeight(id, (error) => {
    const found = findRefusal(error, chosen);
    setRefusal(found);
    return found !== null;
  });
  const unweight = useUnweight(id);
  const change = (more: Partial<WeightingDraft>) => {
    setRefusal(null);
    setDraft({ ...draft, ...more });
  };
  if (state.variables.length === 0) return <InlineAlert tone="info">{t('resonanceWeighting.noVariables')}</InlineAlert>;
  return (
    <Card label={t('resonanceWeighting.title')}>
      <div className={layout.stack}>
        {state.weighting ? <WeightingFacts weighting={state.weighting} /> : null}
        {state.hasOwnWeights ? <p className={classes.note}>{t('resonanceWeighting.ownWeights')}</p> : null}
        <MultiSelect
          label={t('resonanceWeighting.variables')}
          description={t('resonanceWeighting.variablesHelp')}
          data={state.variables.map(({ header }) => header)}
          placeholder={draft.headers.length === 0 ? t('resonanceWeighting.chooseVariables') : undefined}
          value={[...draft.headers]}
          maxValues={weightingLimits.margins}
          searchable
          onChange={(headers) => change({ headers })}
        />
        {chosen.map((variable) => (
          <MarginTable
            key={variable.header}
            variable={variable}
            draft={draft}
            onPercents={(percents) => change({ percents: { ...draft.percents, ...percents } })}
          />
        ))}
        {chosen.length > 0 ? (
          <NumberInput
            className={classes.largest}
            label={t('resonanceWeighting.largest')}
            description={t('resonanceWeighting.largestHelp')}
            placeholder={t('resonanceWeighting.anyWeight')}
            min={weightingLimits.smallestCut}
            max={weightingLimits.largestCut}
            step={0.5}
            value={draft.largest}
            onChange={(value) => change({ largest: typeof value === 'number' ? value : '' })}
          />
        ) : null}
        {refusal ? <InlineAlert>{t(`resonanceWeighting.refused_${refusal.reason}`, refusal.names)}</InlineAlert> : null}
        {(state.weighting !== null || chosen.length > 0) && (
          <div className={classes.buttons}>
            {state.weighting ? (
              <Button loading={unweight.isPending} onClick={() => unweight.mutate()}>
                {t('resonanceWeighting.remove')}
              </Button>
            ) : null}
            <Button
              variant="filled"
              loading={weight.isPending}
              disabled={!isDirty || chosen.length === 0 || !chosen.every((variable) => isComplete(draft, variable))}
              onClick={() => weight.mutate(toRequest(draft, chosen))}
            >
              {t('resonanceWeighting.weight')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function WeightingFacts({ weighting }: { weighting: NonNullable<WeightingState['weighting']> }) {
  const { t } = useTranslation();
  const { margins, efficiency, smallest, biggest, cut, deviation } = weighting;
  return (
    <p className={classes.facts} role="status">
      <strong>
        {t('resonanceWeighting.weightedTo', {
          variables: margins.map(({ header }) => header).join(', '),
          efficiency: formatPercent(efficiency * 100, 0),
        })}
      </strong>{' '}
      {t('resonanceWeighting.range', { smallest: formatNumber(smallest, 2), biggest: formatNumber(biggest, 2) })}{' '}
      {cut > 0
        ? t('resonanceWeighting.cut', { count: cut, n: formatNumber(cut), deviation: formatNumber(deviation, 1) })
        : null}
    </p>
  );
}

const findRefusal = (error: Error, chosen: WeightingState['variables']): Refusal | null => {
  if (!isApiError(error, 'invalidRequest')) return null;
  const [field] = error.details.fields ?? [];
  const [, , margin, , share] = field?.path.split('.') ?? [];
  const reason = refusals.find((own) => own === field?.message);
  if (!reason) return null;
  const variable = chosen[Number(margin)];
  const audience = variable?.audiences[Number(share)];
  return { reason, names: { variable: variable?.header ?? '', audience: audience?.label ?? '' } };
};
