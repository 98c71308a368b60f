import { lazy, Suspense } from 'react';
import type { ScoreNeedsProps } from './score-needs.tsx';

const LaterNeeds = lazy(() => import('./score-needs.tsx').then((file) => ({ default: file.ScoreNeeds })));

export const ScoreNeeds = (props: ScoreNeedsProps) => (
  <Suspense>
    <LaterNeeds {...props} />
  </Suspense>
);
