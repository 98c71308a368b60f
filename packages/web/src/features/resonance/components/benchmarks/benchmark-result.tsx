import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import type { BenchmarkState } from '../../benchmark-state.ts';
import { type ChoiceGroup, chosenGroups } from '../../response/node-rows.ts';
import { BenchmarkFigure } from './benchmark-figure.tsx';
import classes from './benchmarks.module.css';
import { ChosenNodes } from './chosen-nodes.tsx';

interface Props {
  groups: readonly ChoiceGroup[];
  state: BenchmarkState;
}

/** As many as one question may hold. */
const mostNodes = 5000;

/** What the chosen nodes come to; asked by its button, as often as one likes: the last question counts. */
export function BenchmarkResult({ groups, state }: Props) {
  const { t } = useTranslation();
  const { chosen, answer, error, isBusy, isStale } = state;
  const isTooMany = chosen.size > mostNodes;
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
        {isTooMany && <p className={classes.note}>{t('benchmarks.tooMany', { max: formatNumber(mostNodes) })}</p>}
        <Button
          className={classes.submit ?? ''}
          variant="filled"
          disabled={chosen.size === 0 || isTooMany}
          onClick={state.submit}
        >
          {t('benchmarks.submit')}
        </Button>
      </div>
    </Card>
  );
}
