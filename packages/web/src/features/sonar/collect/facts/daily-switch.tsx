import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import { collectedDatesQuery } from '../api/collected-dates.ts';
import { setSonarDaily } from '../api/set-sonar-daily.ts';
import classes from './collected-facts.module.css';

interface Props {
  projectId: string;
  daily: boolean;
}

/** Whether the project is collected again every day. It moves at once, and back where the server refuses. */
export function DailySwitch({ projectId, daily }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const set = useMutation({
    mutationFn: (wanted: boolean) => setSonarDaily(projectId, wanted),
    onError: (error) =>
      toastError({ id: 'daily', title: t('sonarCollect.couldntSetDaily'), text: errorText(t, error) }),
    onSettled: () => client.invalidateQueries({ queryKey: collectedDatesQuery(projectId).queryKey }),
  });
  return (
    <Switch
      className={classes.daily ?? ''}
      label={t('sonarCollect.daily')}
      checked={set.isPending ? set.variables : daily}
      onChange={({ currentTarget }) => set.mutate(currentTarget.checked)}
    />
  );
}
