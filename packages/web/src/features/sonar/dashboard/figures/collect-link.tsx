import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDashboard } from '../dashboard.ts';

export function CollectLink({ children }: { children: ReactNode }) {
  const { projectId } = useDashboard().source;
  if (projectId === null) return null;
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link {...props} to="/project/sonar/collect-data/$id" params={{ id: projectId }} />}
    >
      {children}
    </Anchor>
  );
}
