import type { SharedPart } from '@soundings/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { findPassword, onHeldChange } from './held-passwords.ts';
import { visitKey, visitOf } from './visit.ts';

/** The project as it is open in this tab, or null where its password has to be asked for. */
export function useVisit(part: SharedPart, projectName: string): ConsumerVisit | null {
  const queryClient = useQueryClient();
  const password = useSyncExternalStore(onHeldChange, () => findPassword(part, projectName));
  const visit = useMemo(
    () => (password === null ? null : visitOf(part, projectName, password)),
    [part, projectName, password],
  );
  const isOpen = visit !== null;
  useEffect(() => {
    // What was read with the password goes with it.
    if (!isOpen) queryClient.removeQueries({ queryKey: visitKey(part, projectName) });
  }, [queryClient, part, projectName, isOpen]);
  return visit;
}
