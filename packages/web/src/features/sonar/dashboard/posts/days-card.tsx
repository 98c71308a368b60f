import type { PostPatterns } from '@soundings/contract/sonar/posts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ColumnChart } from '#/ui/charts/column-chart.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { useDashboard } from '../dashboard.ts';
import { rangeText } from '../period/days.ts';
import classes from './posts-tab.module.css';
import { sumDays } from './sum-days.ts';

export function DaysCard({ days }: Pick<PostPatterns, 'days'>) {
  const { t } = useTranslation();
  const { comparable } = useDashboard().ranges;
  const columns = sumDays(days, comparable).map(({ posts, interactions, ...range }) => {
    const when = rangeText(range);
    const count = t('posts.kept', { count: posts, n: formatNumber(posts) });
    const figure = formatNumber(interactions);
    const told = t('posts.interactions', { count: interactions, n: figure });
    const label = t('posts.dayLabel', { when, posts: count, interactions: told });
    return { id: range.startDate, value: interactions, figure, tick: when, label, when, posts };
  });
  const title = t('posts.days');
  return (
    <div className={classes.wide}>
      <ChartFrame
        title={title}
        exportTitle={`${title}, ${rangeText(comparable)}`}
        texts={{
          actions: t('dashboard.chartActions'),
          showTable: t('dashboard.showTable'),
          showChart: t('dashboard.showChart'),
          downloadPng: t('dashboard.downloadPng'),
        }}
        table={
          <ChartTable
            caption={title}
            rows={columns}
            keyOf={({ id }) => id}
            columns={[
              { heading: t('posts.weekday'), cell: ({ when }) => when },
              { heading: t('posts.postsHead'), isNumber: true, cell: ({ posts }) => formatNumber(posts) },
              { heading: t('posts.interactionsHead'), isNumber: true, cell: ({ figure }) => figure },
            ]}
          />
        }
      >
        <ColumnChart label={title} columns={columns} format={formatNumber} tooltip={({ label }) => label} />
      </ChartFrame>
    </div>
  );
}
