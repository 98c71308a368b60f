import { Button } from '@mantine/core';
import { typesInContract } from '@soundings/contract/projects/project-types';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CollectPage } from '#/features/scout/collect/collect-page.tsx';
import { ScoutPage } from '#/features/scout/page/scout-page.tsx';
import { ScoutSearch } from '#/features/scout/page/scout-search.ts';
import { createScoutApi, ScoutProvider } from '#/features/scout/scout.api.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { SharedBoard } from './shared-board.tsx';
import { useConsumerSearch } from './use-consumer-search.ts';

const { segment } = typesInContract.SCOUTV2;

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
  const { t } = useTranslation();
  const params = { type: segment, projectName: visit.projectName };
  return (
    <Shared visit={visit}>
      <CollectPage
        back={
          <BackLink to="/$type/$projectName" params={params}>
            {t('scout.board')}
          </BackLink>
        }
        onSent={() => void navigate({ to: '/$type/$projectName', params })}
      />
    </Shared>
  );
}

function Shared({ visit, children }: { visit: ConsumerVisit; children: ReactNode }) {
  const api = useMemo(() => createScoutApi(consumerProject(visit)), [visit]);
  const { data } = useQuery(api.project);
  return (
    <ScoutProvider value={api}>
      <SharedBoard visit={visit} board={api.board} demo={data?.demo ?? false}>
        {children}
      </SharedBoard>
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
