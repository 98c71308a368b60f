import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPainted } from '#/ui/layout/use-is-painted.ts';
import { useIsPhone } from '../dashboard.ts';

export function AfterFirst({ children }: { children: ReactNode }) {
  const isPainted = useIsPainted();
  const isPhone = useIsPhone();
  if (isPhone) return null;
  return isPainted ? children : <Skeleton height={460} radius={12} />;
}
