import { Button } from '@mantine/core';
import { typeFacts } from '@soundings/contract/projects/project-types';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { BoardProvider } from '#/features/board/board.api.ts';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { deletePassword } from '#/features/projects/sharing/visit.ts';
import { CollectPage } from '#/features/scout/collect/collect-page.tsx';
import { ScoutPage } from '#/features/scout/page/scout-page.tsx';
import { ScoutSearch } from '#/features/scout/page/scout-search.ts';
import { createScoutApi, ScoutProvider } from '#/features/scout/scout.api.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { useConsumerSearch } from './use-consumer-search.ts';

const { segment } = typeFacts.SCOUTV2;

export function SharedScout({ visit }: { visit: ConsumerVisit }) {
  const [search, changeSearch] = useConsumerSearch(ScoutSearch);
  return (
    <Shared visit={visit}>
      <ScoutPage
        search={search}
        onSearch={(next) => changeSearch(() => next)}
        collect={(look) => <CollectLink projectName={visit.projectName} look={look} />}
      />
    </Shared>
  );
}

export function SharedCollect({ visit }: { visit: ConsumerVisit }) {
  const navigate = useNavigate();
  const params = { type: segment, projectName: visit.projectName };
  return (
    <Shared visit={visit}>
      <CollectPage onSent={() => void navigate({ to: '/$type/$projectName', params })} />
    </Shared>
  );
}

function Shared({ visit, children }: { visit: ConsumerVisit; children: ReactNode }) {
  const api = useMemo(() => createScoutApi(consumerProject(visit)), [visit]);
  // Whoever finds someone else at work opens the project again.
  const board = useMemo(
    () => ({ api: api.board, leave: () => deletePassword(visit.part, visit.projectName) }),
    [api, visit],
  );
  const { data } = useQuery(api.project);
  return (
    <ScoutProvider value={api}>
      <BoardProvider value={board}>
        {data?.demo ? (
          <InHeader>
            <DemoBadge />
          </InHeader>
        ) : null}
        {children}
      </BoardProvider>
    </ScoutProvider>
  );
}

function CollectLink({ projectName, look }: { projectName: string; look: { leftSection: ReactNode } }) {
  const { t } = useTranslation();
  const params = { projectName };
  return (
    <Button {...look} renderRoot={(props) => <Link {...props} to="/scout/collect-data/$projectName" params={params} />}>
      {t('scout.collectResponseData')}
    </Button>
  );
}
