import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { PageActions, ResonanceTabs, ResonanceView } from '#/features/resonance/page/resonance-header.tsx';
import { ResonancePage } from '#/features/resonance/page/resonance-page.tsx';
import { ResponseSearch } from '#/features/resonance/page/response-search.ts';
import { createResonanceApi, ResonanceProvider } from '#/features/resonance/resonance.api.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { useConsumerSearch } from './use-consumer-search.ts';

export function SharedResonance({ visit }: { visit: ConsumerVisit }) {
  const [search, changeSearch] = useConsumerSearch(ResponseSearch);
  const onSearch = (next: ResponseSearch) => changeSearch(() => next);
  const api = useMemo(() => createResonanceApi(consumerProject(visit)), [visit]);
  const { data } = useQuery(api.resonanceData);
  return (
    <ResonanceProvider value={api}>
      <ResonanceView search={search} onSearch={onSearch}>
        {data?.demo ? (
          <InHeader>
            <DemoBadge />
          </InHeader>
        ) : null}
        <InHeaderTabs>
          <ResonanceTabs actions={<PageActions search={search} />} />
        </InHeaderTabs>
        <ResonancePage search={search} onSearch={onSearch} />
      </ResonanceView>
    </ResonanceProvider>
  );
}
