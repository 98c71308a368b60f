import { endpoints } from 'virtual:endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatDayTime } from '#/lib/format.ts';
import { queryRoots } from '#/lib/query.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { projectInfoQuery } from '../projects.api.ts';
import { SeenByClients } from '../types/type-on-web.ts';
import { FinalMessagesCard } from './final-messages-card.tsx';
import { ShareCard } from './share-card.tsx';
import classes from './share-panel.module.css';

export function SharePanel({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(projectInfoQuery(id));
  const { options } = useRouter();
  const seen = use(SeenByClients);
  if (data === undefined) {
    if (error === null) return <SkeletonRows rows={5} />;
    return (
      <ErrorState
        error={error}
        thing={t('projects.theShare')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  return (
    <div className={classes.panel}>
      <ShareCard info={data} isBare view={seen === null ? '' : options.stringifySearch(seen)} />
      {data.finalMessagesLink !== null && (
        <FinalMessagesCard key={String(data.activeSharing)} info={data} link={data.finalMessagesLink} />
      )}
      {data.activeSharing && <Openings projectName={data.projectName} />}
    </div>
  );
}

const shown = 3;

function Openings({ projectName }: { projectName: string }) {
  const { t } = useTranslation();
  const target = `project ${projectName}`;
  const { data } = useQuery({
    queryKey: [...queryRoots.audit, 'openings', projectName],
    queryFn: ({ signal }) =>
      call(endpoints.searchAudit, {
        // Wrong passwords opened nothing.
        query: { action: 'share.open', outcome: 'success', query: target, size: 60, sort: '-createdOn' },
        signal,
      }),
    staleTime: 0,
  });
  if (data === undefined) return null;
  // The log is searched by parts of names.
  const openings = data.content.filter((entry) => entry.target === target);
  return (
    <section className={classes.openings} aria-label={t('projects.openedBy')}>
      <h3 className={classes.heading}>{t('projects.openedBy')}</h3>
      {openings.length === 0 ? (
        <p className={classes.none}>{t('projects.notOpenedYet')}</p>
      ) : (
        <ul className={classes.list}>
          {openings.slice(0, shown).map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.createdOn}>{formatDayTime(entry.createdOn)}</time>
              <span>{entry.address}</span>
            </li>
          ))}
        </ul>
      )}
      {openings.length > shown && (
        <Link to="/audit" search={{ action: 'share.open', outcome: 'success', query: target }} className={classes.all}>
          {t('projects.allOpenings')}
        </Link>
      )}
    </section>
  );
}
