import type { ReactNode } from 'react';
import { useDashboardState } from '../page/dashboard-state.ts';

/** Shows something only where the figures are invented. */
export function IfDemo({ children }: { children: ReactNode }) {
  const { dates } = useDashboardState();
  return dates.data?.demo === true ? children : null;
}
