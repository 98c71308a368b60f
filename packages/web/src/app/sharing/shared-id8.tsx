import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { BoardProvider } from '#/features/board/board.api.ts';
import { createId8Api, Id8Provider } from '#/features/id8/id8.api.ts';
import { Id8Page } from '#/features/id8/page/id8-page.tsx';
import { Id8Search } from '#/features/id8/page/id8-search.ts';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { deletePassword } from '#/features/projects/sharing/visit.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { useConsumerSearch } from './use-consumer-search.ts';

export function SharedId8({ visit }: { visit: ConsumerVisit }) {
  const [search, changeSearch] = useConsumerSearch(Id8Search);
  const api = useMemo(() => createId8Api(consumerProject(visit)), [visit]);
  // Whoever finds someone else at work opens the project again.
  const board = useMemo(
    () => ({ api: api.board, leave: () => deletePassword(visit.part, visit.projectName) }),
    [api, visit],
  );
  const { data } = useQuery(api.project);
  return (
    <Id8Provider value={api}>
      <BoardProvider value={board}>
        {data?.demo ? (
          <InHeader>
            <DemoBadge />
          </InHeader>
        ) : null}
        <Id8Page search={search} onSearch={(next) => changeSearch(() => next)} />
      </BoardProvider>
    </Id8Provider>
  );
}
