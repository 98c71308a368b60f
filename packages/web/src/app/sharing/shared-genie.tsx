import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { createGenieApi, GenieProvider, type GenieType } from '#/features/genie/genie.api.ts';
import { GenieActions } from '#/features/genie/page/genie-actions.tsx';
import { GeniePage } from '#/features/genie/page/genie-page.tsx';
import { InUseProvider } from '#/features/genie/page/in-use.ts';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { deletePassword } from '#/features/projects/sharing/visit.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';

interface Props {
  visit: ConsumerVisit;
}

export const SharedGenie = ({ visit }: Props) => <Shared visit={visit} type="GENIE" />;
export const SharedGenieGo = ({ visit }: Props) => <Shared visit={visit} type="GENIE_GO" />;

function Shared({ visit, type }: Props & { type: GenieType }) {
  const api = useMemo(() => createGenieApi(consumerProject(visit), type), [visit, type]);
  const { data } = useQuery(api.project);
  return (
    <GenieProvider value={api}>
      {/* Whoever finds someone else at work opens the project again. */}
      <InUseProvider value={() => deletePassword(visit.part, visit.projectName)}>
        <InHeader>
          {data?.demo ? <DemoBadge /> : null}
          <GenieActions />
        </InHeader>
        <GeniePage />
      </InUseProvider>
    </GenieProvider>
  );
}
