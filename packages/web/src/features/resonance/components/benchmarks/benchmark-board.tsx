import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import type { BenchmarkState } from '../../benchmark-state.ts';
import type { ChoiceGroup } from '../../response/node-rows.ts';
import { ChoiceCount } from '../node-choice/choice-count.tsx';
import { NodeChoice } from '../node-choice/node-choice.tsx';
import { BenchmarkResult } from './benchmark-result.tsx';
import classes from './benchmarks.module.css';

interface Props {
  groups: readonly ChoiceGroup[];
  state: BenchmarkState;
}

/** The nodes at the left, what they come to at the right. */
export function BenchmarkBoard({ groups, state }: Props) {
  const { t } = useTranslation();
  const count = state.chosen.size;
  return (
    <div className={classes.board}>
      <Card title={t('benchmarks.title')} meta={t('benchmarks.meta')}>
        <NodeChoice
          label={t('benchmarks.groups')}
          searchLabel={t('benchmarks.search')}
          groups={groups}
          chosen={state.chosen}
          onChosen={state.choose}
          nothingFound={t('benchmarks.nothingFound')}
          height="clamp(320px, 100dvh - 380px, 900px)"
          tools={
            <ChoiceCount
              text={t('benchmarks.nChosen', { count, n: formatNumber(count) })}
              isEmpty={count === 0}
              onClear={state.clear}
            />
          }
        />
      </Card>
      <BenchmarkResult groups={groups} state={state} />
    </div>
  );
}
