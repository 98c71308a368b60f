import { lazy, Suspense } from 'react';
import type { DatasetDialogProps } from './dialog/dataset-dialog.tsx';

const DatasetDialog = lazy(() =>
  import('./dialog/dataset-dialog.tsx').then((file) => ({ default: file.DatasetDialog })),
);

/** The dialog of a brand; its code comes when it is first opened. */
export function DatasetDialogSoon(props: DatasetDialogProps) {
  if (!props.opened) return null;
  return (
    <Suspense>
      <DatasetDialog {...props} />
    </Suspense>
  );
}
