import { useDebouncedCallback, useThrottledCallback } from '@mantine/hooks';
import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staffAccess } from '#/lib/live/live-access.ts';
import { useLive } from '#/lib/live/use-live.ts';
import { collectedDatesQuery } from '../api/collected-dates.ts';
import { datasetsKey } from '../api/project-datasets.ts';
import { projectJobQuery } from '../api/project-job.ts';

/** A job may tell of many brands a second. */
const atMostEveryMs = 1000;
/** A brand is told of when its links or figures are written; how far the job is follows within 400 ms. */
const writtenAfterMs = 600;

/**
 * The last job of a project, asked every 10 s and whenever the live channel tells of it; the brands that the page shows
 * are read again whenever it got on, and the collected days when one began or ended.
 */
export function useHeardJob(projectId: string): ProjectJobProgress | undefined {
  const client = useQueryClient();
  const query = projectJobQuery(projectId);
  const { data: job } = useQuery(query);
  const read = () => void client.invalidateQueries({ queryKey: query.queryKey });
  const readSoon = useThrottledCallback(read, atMostEveryMs);
  // Else the page would stay behind by the last brands while the next ones take their time.
  const readLast = useDebouncedCallback(read, writtenAfterMs);
  const access = staffAccess(projectId);
  useLive(access, 'project', { onMessage: read, onListening: read });
  const onGotOn = {
    onMessage: () => {
      readSoon();
      readLast();
    },
    onListening: () => undefined,
  };
  useLive(access, 'datasetCrawled', onGotOn);
  useLive(access, 'datasetCollected', onGotOn);

  const seen = job && `${job.id} ${job.status} ${job.handled}`;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (before.current !== undefined && seen !== before.current) {
      void client.invalidateQueries({ queryKey: datasetsKey(projectId) });
    }
    before.current = seen;
  }, [client, projectId, seen]);

  const stage = job && `${job.id} ${job.status}`;
  const stageBefore = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (stageBefore.current !== undefined && stage !== stageBefore.current) {
      void client.invalidateQueries({ queryKey: collectedDatesQuery(projectId).queryKey });
      // The list of projects shows the collected days.
      void client.invalidateQueries({ queryKey: ['projects'] });
    }
    stageBefore.current = stage;
  }, [client, projectId, stage]);
  return job;
}
