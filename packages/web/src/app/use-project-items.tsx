import type { CreatedType } from '@soundings/contract/projects/project-types';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';

const ProjectItems = lazy(() => import('./project-items.tsx').then((file) => ({ default: file.ProjectItems })));

export function useProjectItems(id: string, type: CreatedType): ReactNode {
  return useMemo(
    () => (
      <Suspense>
        <ProjectItems id={id} type={type} />
      </Suspense>
    ),
    [id, type],
  );
}
