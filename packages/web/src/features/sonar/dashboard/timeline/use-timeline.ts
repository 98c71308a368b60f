import { marksInTrend } from '@soundings/contract/sonar/marks-in-trend';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Annotation, TimelineMark } from '@soundings/contract/sonar/timeline';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { LineEvent, LineLevel } from '#/ui/charts/line/lay-lines.ts';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { useDrawingNeeds } from '../drawings/drawing-context.ts';
import { dayText } from '../period/days.ts';
import type { Entry } from '../scores/entries.ts';

export interface NumberedEvent extends LineEvent {
  mark: Annotation;
}

const none: readonly TimelineMark[] = [];
const idOf = ({ id }: TimelineMark): string => id;

interface Shown {
  days: readonly string[];
  score: ScoreName;
  entries: readonly Entry[];
  isShown: boolean;
}

/** Its events are numbered in their order. */
export function useTimeline({ days, score, entries, isShown }: Shown): { events: NumberedEvent[]; goals: LineLevel[] } {
  const { t } = useTranslation();
  const { source } = useDrawingNeeds();
  const { data } = useQuery({ ...source.timeline, enabled: isShown });
  const kept = useWithoutDeleted((isShown && data?.marks) || none, idOf);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isOwnShown = entries.some(({ ink, brand }) => ink === 'my' && brand !== null);
  return useMemo(() => {
    const shown = marksInTrend(kept, { first, last, score, isOwnShown });
    const events = shown.events.map((mark, index) => ({
      number: index + 1,
      from: mark.from,
      to: mark.to ?? mark.from,
      mark,
    }));
    const goals = shown.goals.map(({ target, by }) => ({
      value: target,
      label: t('scoreTabs.goal', {
        target: formatNumber(target, Number.isInteger(target) ? 0 : 1),
        day: dayText(by),
      }),
    }));
    return { events, goals };
  }, [kept, first, last, score, isOwnShown, t]);
}
