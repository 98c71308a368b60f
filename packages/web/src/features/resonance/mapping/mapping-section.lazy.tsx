import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { need, withTexts } from '#/lib/i18n.ts';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { MappingSection } from './mapping-section.tsx';

let loaded: typeof MappingSection | null = null;

const needTexts = need({
  en: () => import('#/lib/texts/en/resonance-mapping.ts'),
  de: () => import('#/lib/texts/de/resonance-mapping.ts'),
});

const load = async () => {
  const file = await withTexts(needTexts, import('./mapping-section.tsx'));
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
