import { lazy, Suspense } from 'react';
import type { BrandDialogProps } from './dialog/brand-dialog.tsx';

const BrandDialog = lazy(() => import('./dialog/brand-dialog.tsx').then((file) => ({ default: file.BrandDialog })));

export function LazyBrandDialog(props: BrandDialogProps) {
  if (!props.opened) return null;
  return (
    <Suspense>
      <BrandDialog {...props} />
    </Suspense>
  );
}
