import { Button } from '@mantine/core';
import { runStates } from '@soundings/contract/ai/ai-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { IconCircleDot, IconFilterOff, IconHistory, IconServer2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { runsQuery } from '../ai.api.ts';
import { changeSearch, runsQueryOf } from '../ai-questions.ts';
import type { AiSearch } from '../ai-search.ts';
import classes from './runs.module.css';
import { RunsTable } from './runs-table.tsx';

interface Props {
  search: AiSearch;
  onSearch: (search: AiSearch) => void;
}

export function RunsPart({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = runsQueryOf(search);
  const change = (part: AiSearch) => onSearch(changeSearch(search, part));
  return (
    <div className={layout.stack}>
      <search className={layout.bar} aria-label={t('aiSettings.filterRuns')}>
        <Choice
          className={classes.filter}
          label={t('aiSettings.state')}
          icon={<IconCircleDot size={16} stroke={1.7} />}
          value={search.state ?? 'all'}
          options={[
            { value: 'all' as const, label: t('aiSettings.allStates') },
            ...runStates.map((value) => ({ value, label: t(`ai.state_${value}`) })),
          ]}
          onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        />
        <Choice
          className={classes.filter}
          label={t('aiSettings.vendor')}
          icon={<IconServer2 size={16} stroke={1.7} />}
          value={search.vendor ?? 'all'}
          options={[
            { value: 'all' as const, label: t('aiSettings.allVendors') },
            ...aiChatTypes.map((value) => ({ value, label: t(`ai.vendor_${value}`) })),
          ]}
          onChange={(vendor) => change({ vendor: vendor === 'all' ? undefined : vendor })}
        />
      </search>
      <PagedTable
        label={t('aiSettings.part_runs')}
        failed={{ thing: t('aiSettings.theRuns') }}
        found={useQuery(runsQuery(query))}
        query={{ page: query.page + 1, size: query.size }}
        skeletonRows={query.size}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
        empty={
          <NoRuns
            isFiltered={search.state !== undefined || search.vendor !== undefined}
            onRemove={() => change({ state: undefined, vendor: undefined })}
          />
        }
      >
        {(runs, isStale) => <RunsTable runs={runs} isStale={isStale} />}
      </PagedTable>
    </div>
  );
}

function NoRuns({ isFiltered, onRemove }: { isFiltered: boolean; onRemove: () => void }) {
  const { t } = useTranslation();
  const kind = isFiltered ? 'noMatch' : 'noRuns';
  const Icon = isFiltered ? IconFilterOff : IconHistory;
  return (
    <Card flush label={t(`aiSettings.${kind}`)}>
      <EmptyState
        icon={<Icon size={21} stroke={1.7} />}
        title={t(`aiSettings.${kind}`)}
        actions={isFiltered && <Button onClick={onRemove}>{t('aiSettings.removeFilters')}</Button>}
      >
        {t(`aiSettings.${kind}Help`)}
      </EmptyState>
    </Card>
  );
}
