import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResonanceSource } from '../../source/resonance-source.ts';

interface Filtered {
  /** Undefined until there are any to show, and where those of the filter could not be had. */
  messages: readonly MessageFigures[] | undefined;
  /** They are those of the last filter: those of this one are on their way. */
  isStale: boolean;
  hasFailed: boolean;
  /** The filter leaves no one. */
  isNobody: boolean;
}

/** The messages under the filter. Those of the last one stay until then, but nothing stands in for what failed. */
export function useFiltered(source: ResonanceSource, data: ResonanceData, filters: string[]): Filtered {
  const query = useQuery(source.filterMessages(filters));
  const current = filters.length === 0 ? data.messages : query.isPlaceholderData ? undefined : query.data?.messages;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const hasFailed = current === undefined && query.error !== null;
  const isNobody = filters.length > 0 && current !== undefined && query.data?.respondents === 0;
  return { isNobody, messages: hasFailed ? undefined : (current ?? last), isStale: current === undefined, hasFailed };
}
