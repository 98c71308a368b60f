import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Card } from '#/ui/card.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import type { MappingSection } from './mapping-section.tsx';

let loaded: typeof MappingSection | null = null;

const load = async () => {
  const file = await import('./mapping-section.tsx');
  loaded = file.MappingSection;
  return { default: file.MappingSection };
};
const Later = lazy(load);

/** Its code is on its way once a file is; a failure comes again, and is told, when it is shown. */
export const preloadMapping = (): void => void load().catch(() => undefined);

/** The columns of a wide file. What is here by now is shown at once, and no placeholder for a moment. */
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
