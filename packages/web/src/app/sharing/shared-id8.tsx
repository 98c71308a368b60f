import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createId8Api, Id8Provider } from '#/features/id8/id8.api.ts';
import { Id8Page } from '#/features/id8/page/id8-page.tsx';
import { Id8Search } from '#/features/id8/page/id8-search.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { SharedBoard } from './shared-board.tsx';
import { useConsumerSearch } from './use-consumer-search.ts';

export function SharedId8({ visit }: { visit: ConsumerVisit }) {
  const [search, changeSearch] = useConsumerSearch(Id8Search);
  const api = useMemo(() => createId8Api(consumerProject(visit)), [visit]);
  const { data } = useQuery(api.project);
  return (
    <Id8Provider value={api}>
      <SharedBoard visit={visit} board={api.board} demo={data?.demo ?? false}>
        <Id8Page search={search} onSearch={(next) => changeSearch(() => next)} />
      </SharedBoard>
    </Id8Provider>
  );
}
