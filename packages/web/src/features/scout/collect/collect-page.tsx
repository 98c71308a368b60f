import { Skeleton } from '@mantine/core';
import { isInList } from '@soundings/contract/board/board-choices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { viewMessages } from '#/features/board/board.api.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { findFailed, ProjectFailure } from '../page/project-failure.tsx';
import { useScout } from '../scout.api.ts';
import classes from './collect.module.css';
import { MessageTable } from './message-table.tsx';
import { RequestForms } from './request-forms.tsx';

export function CollectPage({ back, onSent }: { back: ReactNode; onSent: () => void }) {
  const { t } = useTranslation();
  const api = useScout();
  const project = useQuery(api.project);
  const messages = useQuery(api.board.messages);
  const isLate = useDelayed(200);
  usePageTitle(false, t('scout.collectResponseData'), project.data?.projectName);
  const failed = findFailed(project, messages);
  if (failed) return <ProjectFailure failed={failed} />;
  if (!messages.data || !project.data) return isLate ? <Skeleton height={420} radius={12} /> : null;
  const all = messages.data.content;
  const list = (['FINAL', 'SELECTED'] as const).find((each) => all.some((message) => isInList(message, each))) ?? 'ALL';
  const asked = viewMessages(all, { list, query: '', sort: list === 'FINAL' ? 'finalRank' : '-count' });
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        {back}
        <h1 className={classes.title}>{t('scout.collectTitle')}</h1>
      </header>
      <div className={classes.asked}>
        <MessageTable list={list} messages={asked} />
      </div>
      <RequestForms messages={asked} onSent={onSent} />
    </div>
  );
}
