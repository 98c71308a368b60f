import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { MappingSection } from './mapping-section.tsx';

let loaded: typeof MappingSection | null = null;

const load = async () => {
  const file = await import('./mapping-section.tsx');
  loaded = file.MappingSection;
  return { default: file.MappingSection };
};
const Later = lazy(load);

export const preloadMapping = (): void => void load().catch(() => undefined);

export function LazyMappingSection(props: ComponentProps<typeof MappingSection>) {
  const [Section] = useState(() => loaded ?? Later);
  return (
    <Suspense
      fallback={
        <Card flush>
          <SkeletonRows rows={8} />
        </Card>
      }
    >
      <Section {...props} />
    </Suspense>
  );
}
