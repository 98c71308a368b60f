import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDashboard } from '../../dashboard.ts';

/** The way to a project's links and collecting; nothing for consumers, who can change nothing. */
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
