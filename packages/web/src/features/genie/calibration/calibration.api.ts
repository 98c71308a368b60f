import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import type { Sending } from '#/lib/api/use-upload.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

const key = ['settings', 'predictions'] as const;

export const calibrationQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(endpoints.calibration, { signal }),
});

/** Other results may shift every prediction. */
export const calibrationChanges = [key, queryRoots.genie, queryRoots.projects];

export const importResults = (sending: Sending) => upload(endpoints.importResults, sending);

export const useDeleteResults = (onDone: () => void) =>
  useAction({
    call: (id: string) => call(endpoints.deleteResults, { params: { id } }),
    refreshes: calibrationChanges,
    done: 'calibration.deleted',
    failed: 'calibration.couldntDelete',
    onDone,
  });
