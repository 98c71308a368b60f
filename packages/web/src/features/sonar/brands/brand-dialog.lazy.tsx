import { lazy, Suspense } from 'react';
import { needSonarCollectTexts } from '#/lib/i18n.ts';
import type { BrandDialogProps } from './dialog/brand-dialog.tsx';

const BrandDialog = lazy(async () => {
  const [file] = await Promise.all([import('./dialog/brand-dialog.tsx'), needSonarCollectTexts()]);
  return { default: file.BrandDialog };
});

export function LazyBrandDialog(props: BrandDialogProps) {
  if (!props.opened) return null;
  return (
    <Suspense>
      <BrandDialog {...props} />
    </Suspense>
  );
}
