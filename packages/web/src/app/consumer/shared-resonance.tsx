import { useQuery } from '@tanstack/react-query';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/components/demo-badge.tsx';
import { MessageResponse } from '#/features/resonance/components/response/message-response.tsx';
import { ResonanceTabs } from '#/features/resonance/components/response/resonance-tabs.tsx';
import type { ResponseSearch } from '#/features/resonance/response/response-search.ts';
import { consumerSource } from '#/features/resonance/source/consumer-source.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';

interface Props {
  visit: ConsumerVisit;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** The message response as staff see it; loaded only when the password was right. */
export function SharedResonance({ visit, search, onSearch }: Props) {
  const source = consumerSource(visit);
  const { data } = useQuery(source.data);
  return (
    <>
      {data?.demo ? (
        <InHeader>
          <DemoBadge />
        </InHeader>
      ) : null}
      <InHeaderTabs>
        <ResonanceTabs />
      </InHeaderTabs>
      <MessageResponse source={source} search={search} onSearch={onSearch} />
    </>
  );
}
