import { useQueryClient } from '@tanstack/react-query';
import { collectedDatesQuery } from '../api/collected-dates.ts';
import { datasetsKey } from '../api/project-datasets.ts';
import { projectJobQuery } from '../api/project-job.ts';

/** After brands were changed, or could not be: reads again what the page and the list of projects show of them. */
export function useChanged(projectId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: datasetsKey(projectId) });
    void client.invalidateQueries({ queryKey: collectedDatesQuery(projectId).queryKey });
    // A refusal may come from a job that another has started.
    void client.invalidateQueries({ queryKey: projectJobQuery(projectId).queryKey });
    void client.invalidateQueries({ queryKey: ['projects'] });
  };
}
