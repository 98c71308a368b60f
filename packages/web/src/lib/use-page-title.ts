import { useEffect } from 'react';
import { useBrand } from './brand.ts';

type Part = string | false | null | undefined;

export function usePageTitle(...parts: readonly Part[]): void {
  const { name } = useBrand();
  const title = [...parts, name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
