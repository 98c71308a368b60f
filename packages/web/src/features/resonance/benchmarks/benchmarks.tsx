import { VisuallyHidden } from '@mantine/core';
import type { BenchmarkGroups } from '@soundings/contract/resonance/calculation-answers';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { ChoiceCount, NodeChoice } from '../node-choice/node-choice.tsx';
import type { ChoiceGroup } from '../node-choice/node-rows.ts';
import { FailedCard, LateSkeleton } from '../page/loading.tsx';
import { useResonance } from '../resonance.api.ts';
import { BenchmarkResult } from './benchmark-result.tsx';
import classes from './benchmarks.module.css';
import type { BenchmarkState } from './use-benchmark.ts';

interface Props {
  state: BenchmarkState;
}

export function Benchmarks(props: Props) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="h1">{t('resonanceResponse.tab_benchmarks')}</VisuallyHidden>
      <Nodes {...props} />
    </>
  );
}

function Nodes({ state }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const query = useQuery(api.benchmarkGroups);
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <LateSkeleton height={520} />;
    return <FailedCard query={query} thing={t('benchmarks.theNodes')} />;
  }
  if (data.groups.length === 0) {
    return (
      <Card flush label={t('benchmarks.title')}>
        <EmptyState icon={<IconFilterOff size={21} stroke={1.7} />} title={t('common.noData')}>
          {t('benchmarks.noNodes')}
        </EmptyState>
      </Card>
    );
  }
  return <BenchmarkBoard groups={toChoiceGroups(t, data)} state={state} />;
}

interface BenchmarkBoardProps {
  groups: readonly ChoiceGroup[];
  state: BenchmarkState;
}

function BenchmarkBoard({ groups, state }: BenchmarkBoardProps) {
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

const toChoiceGroups = (t: TFunction, { groups }: BenchmarkGroups): ChoiceGroup[] =>
  groups.map(({ id, type, header, nodes }) => ({
    id,
    name:
      type === 'message'
        ? t('benchmarks.messagesPositive')
        : type === 'concept'
          ? t('benchmarks.conceptGroup', { concept: header ?? '' })
          : (header ?? ''),
    nodes,
  }));
