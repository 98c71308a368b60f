import { useTranslation } from 'react-i18next';
import { rangeText } from '../period/days.ts';
import classes from './timeline.module.css';
import type { NumberedEvent } from './use-timeline.ts';

export function TimelineList({ events }: { events: readonly NumberedEvent[] }) {
  const { t } = useTranslation();
  if (events.length === 0) return null;
  return (
    <ol className={classes.events} aria-label={t('scoreTabs.events')}>
      {events.map(({ number, from, to, mark }) => (
        <li key={mark.id} value={number} className={classes.event}>
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
          {mark.title}
          <span className={classes.days}>{rangeText({ startDate: from, endDate: to })}</span>
        </li>
      ))}
    </ol>
  );
}
