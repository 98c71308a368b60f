import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useQueryClient } from '@tanstack/react-query';
import { staffAccess } from '#/lib/live/live-access.ts';
import { useProcessing } from '#/lib/live/use-processing.ts';

/** Whether a new file is being imported for a project, by whomever; reads the project anew when it has been. */
export function useBeingReplaced({ id, active }: Pick<ProjectInfo, 'id' | 'active'>): boolean {
  const client = useQueryClient();
  const readAnew = () => {
    client.removeQueries({ queryKey: ['resonance', id] });
    void client.invalidateQueries({ queryKey: ['projects'] });
  };
  // Of an inactive project nothing is told.
  const access = active ? staffAccess(id) : null;
  return useProcessing(access, { onFinished: readAnew, onReconnect: readAnew });
}
