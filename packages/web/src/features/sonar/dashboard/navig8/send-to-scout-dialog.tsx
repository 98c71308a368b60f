import { projectCalls as calls } from 'virtual:endpoints';
import { Button, Modal, Select } from '@mantine/core';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noFilters } from '#/features/projects/list-search.ts';
import { projectsQuery } from '#/features/projects/projects.api.ts';
import { staffProject } from '#/lib/api/open-project.ts';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { queryRoots } from '#/lib/query.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { Form } from '#/ui/form/form.tsx';
import classes from './navig8-tab.module.css';

interface Props {
  sonarProjectId: string;
  ranges: DateRanges;
  onClose: () => void;
}

/** As many as one page may have, newest first. */
const scoutProjects = projectsQuery({ ...noFilters, page: 1, size: 60, sort: '-createdOn', type: 'SCOUTV2' });

export default function SendToScoutDialog({ sonarProjectId, ranges, onClose }: Props) {
  const { t } = useTranslation();
  const projects = useQuery(scoutProjects);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const send = useSend({ sonarProjectId, ranges, onClose });
  const submit = (): void => {
    setIsMissing(chosen === null);
    if (chosen !== null) send.mutate(chosen);
  };
  const options = projects.data?.content.filter(({ active }) => active) ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('navig8.scoutTitle')}
      closeButtonProps={{ 'aria-label': t('navig8.closeDialog') }}
    >
      {projects.error ? (
        <ErrorState error={projects.error} thing={t('navig8.scoutProjects')} onRetry={() => void projects.refetch()} />
      ) : projects.data === undefined ? (
        <SkeletonRows rows={2} />
      ) : (
        <Form className={classes.form} onSubmit={submit}>
          <p className={classes.origin}>{t('navig8.scoutText')}</p>
          <Select
            required
            searchable
            label={t('navig8.scoutProject')}
            description={options.length === 0 ? t('navig8.noScoutProject') : undefined}
            disabled={options.length === 0}
            data={options.map(({ id, projectName }) => ({ value: id, label: projectName }))}
            value={chosen}
            error={isMissing && t('navig8.chooseScoutProject')}
            onChange={(id) => {
              setChosen(id);
              setIsMissing(false);
            }}
          />
          <Button type="submit" loading={send.isPending} disabled={options.length === 0}>
            {t('navig8.scoutSend')}
          </Button>
        </Form>
      )}
    </Modal>
  );
}

const useSend = ({ sonarProjectId, ranges, onClose }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useAction({
    call: (id: string) =>
      staffProject(id, [...queryRoots.scout, id]).ask(calls.scoutGenerateFromSonar, {
        sonarProjectId,
        language: currentLanguage(),
        ranges,
      }),
    refreshes: (id) => [[...queryRoots.scout, id]],
    done: (_, id, { content }) => ({
      title: t('navig8.scoutDone', { count: content.length, n: formatNumber(content.length) }),
      tone: content.length === 0 ? 'info' : 'success',
      action: { label: t('navig8.openScout'), onClick: () => void navigate({ to: `/project/scout/${id}` }) },
    }),
    failed: 'navig8.couldntSend',
    onDone: onClose,
  });
};
