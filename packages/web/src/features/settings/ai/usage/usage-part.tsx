import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { usageQuery } from '../ai.api.ts';
import { changeSearch, usageRange, utcDay } from '../ai-questions.ts';
import type { AiSearch } from '../ai-search.ts';
import { LimitsCard } from './limits-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';
import { UsageToolbar } from './usage-toolbar.tsx';
import { UsageTotals } from './usage-totals.tsx';

interface Props {
  search: AiSearch;
  onSearch: (search: AiSearch) => void;
}

export function UsagePart({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const range = usageRange(search, utcDay(new Date()));
  const { by = 'day', show = 'tokens' } = search;
  const usage = useQuery(usageQuery({ ...range, by }));
  return (
    <div className={layout.stack}>
      <UsageToolbar
        range={range}
        by={by}
        usage={usage.isPlaceholderData ? undefined : usage.data}
        onChange={(change) => onSearch(changeSearch(search, change))}
      />
      <WithQuery query={usage} thing={t('aiSettings.theUsage')} rows={8}>
        {(found) =>
          found.rows.length === 0 ? (
            <Card flush label={t('aiSettings.noUsage')}>
              <EmptyState icon={<IconChartBar size={21} stroke={1.7} />} title={t('aiSettings.noUsage')}>
                {t('aiSettings.noUsageHelp')}
              </EmptyState>
            </Card>
          ) : (
            <>
              <UsageTotals rows={found.rows} />
              <UsageChart
                usage={found}
                measure={show}
                onMeasure={(next) => onSearch(changeSearch(search, { show: next }))}
              />
              <UsageTable key={found.by} usage={found} isStale={usage.isPlaceholderData} />
            </>
          )
        }
      </WithQuery>
      <LimitsCard />
      <PricesCard />
    </div>
  );
}
