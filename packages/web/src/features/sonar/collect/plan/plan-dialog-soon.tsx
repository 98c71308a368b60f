import { lazy, Suspense } from 'react';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';

const PlanDialog = lazy(async () => {
  const [{ PlanDialog: Dialog }] = await Promise.all([import('./plan-dialog.tsx'), needSonarDataTexts()]);
  return { default: Dialog };
});

/** The question before collecting; its code and texts come when it is first opened. */
export function PlanDialogSoon(props: PlanDialogProps) {
  if (!props.opened) return null;
  return (
    <Suspense>
      <PlanDialog {...props} />
    </Suspense>
  );
}
