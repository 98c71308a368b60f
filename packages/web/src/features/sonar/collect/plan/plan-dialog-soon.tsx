import { lazy, Suspense } from 'react';
import type { PlanDialogProps } from './plan-dialog.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((file) => ({ default: file.PlanDialog })));

/** The question before collecting; its code comes when it is first opened. */
export function PlanDialogSoon(props: PlanDialogProps) {
  if (!props.opened) return null;
  return (
    <Suspense>
      <PlanDialog {...props} />
    </Suspense>
  );
}
