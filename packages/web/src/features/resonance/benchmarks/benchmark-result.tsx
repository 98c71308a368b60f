import { Button } from '@mantine/core';
import type { BenchmarkAnswer } from '@soundings/contract/resonance/calculation-answers';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { Chip } from '#/ui/marks/chip.tsx';
import { intervalText } from '../charts/figure-marks.ts';
import { type ChoiceGroup, chosenGroups } from '../node-choice/node-rows.ts';
import { useSignificance } from '../resonance.api.ts';
import classes from './benchmarks.module.css';
import type { BenchmarkState } from './use-benchmark.ts';

interface Props {
  groups: readonly ChoiceGroup[];
  state: BenchmarkState;
}

const maxNodes = 5000;

export function BenchmarkResult({ groups, state }: Props) {
  const { t } = useTranslation();
  const { chosen, answer, error, isBusy, isStale } = state;
  const isTooMany = chosen.size > maxNodes;
  const isCurrent = answer !== null && !isStale && !isBusy;
  return (
    <Card className={classes.result} title={t('benchmarks.result')} meta={t('benchmarks.resultMeta')}>
      <div className={classes.answer} aria-busy={isBusy}>
        <BenchmarkFigure answer={answer} isStale={isStale} />
        <p className={classes.note} role="status">
          {isBusy
            ? t('benchmarks.counting')
            : answer === null
              ? error === null && t('benchmarks.begin')
              : isStale && t('benchmarks.stale')}
        </p>
        {error !== null && !isBusy && (
          <InlineAlert tone="error" title={t('benchmarks.failed')}>
            {errorText(t, error)}
          </InlineAlert>
        )}
        <ChosenNodes
          groups={chosenGroups(groups, chosen)}
          onRemove={(group) => {
            const gone = new Set(group.nodes.map(({ id }) => id));
            state.choose(new Set([...chosen].filter((id) => !gone.has(id))));
          }}
        />
        {isTooMany && <p className={classes.note}>{t('benchmarks.tooMany', { max: formatNumber(maxNodes) })}</p>}
        <div className={classes.submit}>
          <Button variant="filled" disabled={chosen.size === 0 || isTooMany || isCurrent} onClick={state.submit}>
            {t('benchmarks.submit')}
          </Button>
          {isCurrent && chosen.size > 0 && <span className={classes.note}>{t('benchmarks.upToDate')}</span>}
        </div>
      </div>
    </Card>
  );
}

interface BenchmarkFigureProps {
  answer: BenchmarkAnswer | null;
  isStale: boolean;
}

function BenchmarkFigure({ answer, isStale }: BenchmarkFigureProps) {
  const { t } = useTranslation();
  const { confidence } = useSignificance();
  if (answer === null || answer.percentage === null) return <p className={classes.figure}>-/-</p>;
  const { percentage, respondents, base, effectiveBase, low, high } = answer;
  const interval = t('benchmarks.interval', { confidence, interval: intervalText(answer, 1) });
  const ofBase = t('benchmarks.ofBase', { count: base, left: formatNumber(respondents), base: formatNumber(base) });
  return (
    <div data-stale={isStale || undefined} className={classes.figures}>
      <p className={classes.figure}>
        <SoundingFigure value={percentage} unit="%" size="hero" />
      </p>
      <IntervalTrack
        value={percentage}
        low={low}
        high={high}
        label={`${formatPercent(percentage)}, ${interval}, ${ofBase}`}
      />
      <span className={classes.scale} aria-hidden="true">
        <span>0</span>
        <span>100</span>
      </span>
      <p className={classes.facts}>
        <span>{interval}</span>
        <span>{ofBase}</span>
        {Math.round(effectiveBase) !== base && (
          <span>{t('benchmarks.effectiveBase', { base: formatNumber(effectiveBase) })}</span>
        )}
      </p>
      <p className={classes.note}>{t('benchmarks.ownBase')}</p>
    </div>
  );
}

interface ChosenNodesProps {
  groups: readonly ChoiceGroup[];
  onRemove: (group: ChoiceGroup) => void;
}

const named = 2;

function ChosenNodes({ groups, onRemove }: ChosenNodesProps) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={t('benchmarks.chosenNodes')}>
      {groups.map((group, index) => (
        <li key={group.id} className={classes.joined} title={group.nodes.map(({ label }) => label).join('\n')}>
          {index > 0 && <span className={classes.and}>{t('resonance.and')}</span>}
          <Chip name={group.name} onRemove={() => onRemove(group)}>
            <span className={classes.or}>{group.name} </span>
            {group.nodes.slice(0, named).map(({ id, label }, place) => (
              <Fragment key={id}>
                {place > 0 && <span className={classes.or}> {t('resonance.or')} </span>}
                {label}
              </Fragment>
            ))}
            {group.nodes.length > named && (
              <span className={classes.or}>
                {' '}
                {t('resonance.or')} {t('benchmarks.more', { n: formatNumber(group.nodes.length - named) })}
              </span>
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
