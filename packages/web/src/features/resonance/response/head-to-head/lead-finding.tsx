import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useResonance } from '../../resonance.api.ts';
import type { RankedMessage } from '../ranked-messages.ts';
import { comparedIds, countWinners, findOutcome } from './compared-messages.ts';

interface Props {
  /** Highest total first. */
  best: readonly RankedMessage[];
  filters: string[];
}

/** Whether the first message is surely the best: the comparison that Head-to-head begins with, in a sentence. */
export function LeadFinding({ best, filters }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const ids = comparedIds(undefined, best);
  const { data, isPlaceholderData } = useQuery(api.headToHeadMessages(ids, filters));
  // A message whose R2 has a small base is listed by its total, but not tested.
  if (data === undefined || isPlaceholderData || data.bestId !== ids[0]) return null;
  const outcome = findOutcome(data);
  if (outcome === null) return null;
  const n = countWinners(data.messages);
  if (outcome === 'winners') return t('resonanceResponse.leadShared', { count: ids.length, n });
  if (outcome === 'oneWinner') return t('resonanceResponse.leadAlone', { count: ids.length - 1 });
  return t(`resonanceResponse.${outcome}`);
}
