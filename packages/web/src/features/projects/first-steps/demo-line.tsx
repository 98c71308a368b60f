import { UnstyledButton } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './demo-line.module.css';
import { firstStepsQuery } from './first-steps.api.ts';

const RemoveDemo = lazy(() => import('./remove-demo.tsx').then((file) => ({ default: file.RemoveDemo })));

export function DemoLine() {
  const { t } = useTranslation();
  const { data } = useQuery(firstStepsQuery);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const count = data?.demoProjects ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes.line}>
      <IconFlask size={14} stroke={1.8} aria-hidden="true" />
      {t('projects.demoProjects', { count })}
      <span aria-hidden="true">·</span>
      <UnstyledButton className={classes.remove ?? ''} onClick={() => setAsking(true)}>
        {t('projects.removeDemo')}
      </UnstyledButton>
      <Suspense>
        {isAsking !== null && <RemoveDemo count={count} opened={isAsking} onClose={() => setAsking(false)} />}
      </Suspense>
    </p>
  );
}
