import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { useSoon } from '#/ui/use-soon.ts';

const HeadToHead = lazy(() => import('./head-to-head.tsx').then((file) => ({ default: file.HeadToHead })));

/** The comparison, which lies below the first screen: its code and its call come after what is seen first. */
export function HeadToHeadSoon(props: ComponentProps<typeof HeadToHead>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isSoon = useSoon(place);
  const waiting = (
    <Card title={t('resonanceResponse.headToHead')}>
      <Skeleton height={230} />
    </Card>
  );
  return (
    <div ref={place}>
      {isSoon ? (
        <Suspense fallback={waiting}>
          <HeadToHead {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
