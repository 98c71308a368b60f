import { lazy, Suspense } from 'react';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const ImportDialog = lazy(async () => {
  const [{ ImportDialog }] = await Promise.all([import('./import-dialog.tsx'), needSonarDataTexts()]);
  return { default: ImportDialog };
});

/** The import of metrics; its code and texts come when it is first opened. */
export function ImportDialogSoon({ opened, ...props }: ImportDialogProps & { opened: boolean }) {
  if (!opened) return null;
  return (
    <Suspense>
      <ImportDialog {...props} />
    </Suspense>
  );
}
