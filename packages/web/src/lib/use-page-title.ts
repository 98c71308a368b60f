import { useEffect } from 'react';
import { useBrand } from './brand.ts';

type Part = string | false | null | undefined;

/** Names the tab after what is open in it, the nearest first: page, project, agency. What is not known yet is left out. */
export function usePageTitle(...parts: readonly Part[]): void {
  const { name } = useBrand();
  const title = [...parts, name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
