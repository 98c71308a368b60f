import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { firstStepsQuery } from '#/features/projects/first-steps/first-steps.api.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import classes from './first-steps.module.css';

interface Props {
  user: CurrentUser;
  onFollow?: () => void;
}

export function FirstSteps({ user, onFollow }: Props) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useStoredFlag(`FIRST_STEPS_CLOSED_${user.id}`);
  const { data } = useQuery({ ...firstStepsQuery, enabled: !isClosed });
  const done = steps.filter(({ key }) => data?.[key]).length;
  if (isClosed || data === undefined || done === steps.length) return null;
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          {t('shell.firstSteps')}
        </h2>
        <span className={classes.count}>{t('shell.stepsDone', { done, of: steps.length })}</span>
        <ActionIcon size={24} aria-label={t('shell.closeFirstSteps')} onClick={() => setClosed(true)}>
          <IconX size={14} />
        </ActionIcon>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ key, link }) => (
          <li key={key}>
            {data[key] ? (
              <span className={classes.step} data-done>
                <IconCircleCheckFilled size={16} aria-hidden="true" />
                {t(`shell.step_${key}`)}
                <VisuallyHidden>{t('shell.stepDone')}</VisuallyHidden>
              </span>
            ) : (
              <Link {...link(data)} className={classes.step} onClick={onFollow}>
                <IconCircle size={16} stroke={1.6} aria-hidden="true" />
                {t(`shell.step_${key}`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type FirstStepsFound = Answer<typeof endpoints.firstSteps>;
type Step = 'hasProject' | 'hasData' | 'hasColleague' | 'hasShared';

/** Each leads to where the step is done: data and sharing belong to a project, so there must be one. */
const steps: readonly { key: Step; link: (found: FirstStepsFound) => LinkProps }[] = [
  { key: 'hasProject', link: () => ({ to: '/projects/create' }) },
  {
    key: 'hasData',
    link: ({ toFill }) =>
      toFill === null
        ? { to: '/projects/create' }
        : { to: '/project/sonar/collect-data/$id', params: { id: toFill.id } },
  },
  { key: 'hasColleague', link: () => ({ to: '/users/create' }) },
  {
    key: 'hasShared',
    link: ({ toShare }) =>
      toShare === null
        ? { to: '/projects' }
        : { to: '/projects/edit/$type/$id', params: { type: toShare.segment, id: toShare.id } },
  },
];
