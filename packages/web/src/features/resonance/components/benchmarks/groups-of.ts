import type { BenchmarkGroups } from '@soundings/contract/resonance/calculations';
import type { TFunction } from 'i18next';
import type { ChoiceGroup } from '../../response/node-rows.ts';

/** The groups with a name each: the one of messages has none of its own, and a concept could be taken for a variable. */
export const groupsOf = (t: TFunction, { groups }: BenchmarkGroups): ChoiceGroup[] =>
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
