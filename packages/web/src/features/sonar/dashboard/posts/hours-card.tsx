import { leastPosts } from '@soundings/contract/sonar/post-choices';
import type { PostPatterns } from '@soundings/contract/sonar/posts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import classes from './posts-tab.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** 2024-01-01 was a Monday. */
const weekdayName = (weekday: number, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** Of the strongest mark in percent: text on it stays readable in both themes. */
const deepest = 34;

export function HoursCard({ patterns: { hours: cells, kept, timeZone } }: { patterns: PostPatterns }) {
  const { t } = useTranslation();
  const found = new Map(cells.map((cell) => [cell.weekday * 24 + cell.hour, cell]));
  const most = Math.max(...cells.map(({ times }) => times), 1);
  const posts = t('posts.kept', { count: kept.timed, n: formatNumber(kept.timed) });
  return (
    <Card
      className={classes.wide}
      title={t('posts.hours')}
      meta={t('posts.hoursMeta', { posts, zone: timeZone })}
      footer={cells.length > 0 && <HoursLegend most={most} />}
    >
      {cells.length === 0 ? (
        <p className={classes.none}>{t('posts.noHours', { n: leastPosts })}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that keys have to reach it
        <section className={`${classes.scroll} ${layout.fadesAtRight}`} aria-label={t('posts.hoursTable')} tabIndex={0}>
          <table className={classes.heat}>
            <thead>
              <tr>
                <th scope="col">{t('posts.weekday')}</th>
                {hours.map((hour) => (
                  <th key={hour} scope="col">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row" abbr={weekdayName(weekday, 'long')}>
                    {weekdayName(weekday, 'short')}
                  </th>
                  {hours.map((hour) => {
                    const cell = found.get(weekday * 24 + hour);
                    if (!cell) return <td key={hour} />;
                    const depth = (deepest * cell.times) / most;
                    return (
                      <td key={hour} style={{ background: `color-mix(in srgb, var(--brand) ${depth}%, transparent)` }}>
                        {formatNumber(cell.times, 1)}
                        <small>{formatNumber(cell.posts)}</small>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}

/** From no colour to that of the best hour, and what the two figures of a cell are. */
function HoursLegend({ most }: { most: number }) {
  const { t } = useTranslation();
  const strongest = `color-mix(in srgb, var(--brand) ${deepest}%, transparent)`;
  const times = (n: number) => t('posts.timesShort', { n: formatNumber(n, 1) });
  return (
    <div className={classes.legend}>
      <span className={classes.scale}>
        {times(0)}
        <span aria-hidden="true" style={{ background: `linear-gradient(to right, transparent, ${strongest})` }} />
        {times(most)}
      </span>
      <span>{t('posts.hoursFoot', { n: leastPosts })}</span>
    </div>
  );
}
