import { Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useThrottledCallback } from '@mantine/hooks';
import type { GenieBoard, GenieMessage, GenieProject } from '@soundings/contract/genie/genie';
import { IconTargetArrow } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useLive } from '#/lib/live/use-live.ts';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Card } from '#/ui/layout/card.tsx';
import { GenerateForm } from '../generate/generate-form.tsx';
import { useGenie } from '../genie.api.ts';
import { MessageList } from '../messages/message-list.tsx';
import messages from '../messages/messages.module.css';
import { type Evaluation, useEvaluation } from '../messages/use-evaluation.ts';
import { type PredictDraft, predictRules, requestOf } from '../predict/predict-draft.ts';
import { PredictForm } from '../predict/predict-form.tsx';
import classes from './genie-page.module.css';
import { PredictedTools } from './predicted-tools.tsx';
import { isRunning, RunNotice } from './run-notice.tsx';

/** Polling interval in milliseconds while messages are written and the live channel is down. */
const withoutChannelMs = 1500;
/** The same while the channel is up: it may have missed something. */
const withChannelMs = 10_000;
const gatherMs = 250;

/** Leaving releases the project for others; work goes on on the server. */
export function GeniePage() {
  const api = useGenie();
  const { t } = useTranslation();
  const client = useQueryClient();
  const project = useQuery(api.project);
  const readAnew = () => void client.invalidateQueries({ queryKey: api.board.queryKey });
  const isProcessing = useProcessing(api.live, { onFinished: readAnew, onReconnect: readAnew });
  const [isLive, setIsLive] = useState(false);
  const readSoon = useThrottledCallback(readAnew, gatherMs);
  useLive(api.live, 'messages', {
    onMessage: readSoon,
    onListening: () => {
      setIsLive(true);
      readAnew();
    },
  });
  const everyMs = isLive ? withChannelMs : withoutChannelMs;
  const board = useQuery({
    ...api.board,
    refetchInterval: ({ state }) => (isProcessing || isRunning(state.data?.run ?? null) ? everyMs : false),
  });
  usePageTitle(false, project.data?.projectName);
  useEffect(() => () => void api.leave(), [api]);
  const failed = [project, board].find(({ data, error }) => data === undefined && error !== null);
  if (failed) {
    return (
      <Card flush label={t('genie.theProject')}>
        <ErrorState
          error={failed.error}
          thing={t('genie.theProject')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isRefetching}
        />
      </Card>
    );
  }
  if (!project.data || !board.data) return <PageSkeleton />;
  return <Board project={project.data} board={board.data} isProcessing={isProcessing} />;
}

interface BoardProps {
  project: GenieProject;
  board: GenieBoard;
  isProcessing: boolean;
}

function Board({ project, board, isProcessing }: BoardProps) {
  const { t } = useTranslation();
  const last = board.predicted[0];
  const form = useForm<PredictDraft>({
    initialValues: { url: last?.url ?? '', message: '', gender: 'ALL', ageRange: 'ALL', region: null },
    validate: predictRules,
  });
  const evaluation = useEvaluation(board);
  const isLocked = isProcessing || isRunning(board.run);
  const use = ({ message, url }: GenieMessage) => {
    form.setValues({ message, url });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const writesAlternatives = board.run?.purpose === 'ALTERNATIVES';
  const inPredicted = evaluationOf(evaluation, board.predicted);
  return (
    <div className={classes.page}>
      <h1 className={messages.unseen}>{project.projectName}</h1>
      <div className={classes.column}>
        <PredictForm project={project} board={board} form={form} isLocked={isLocked} />
        <GenerateForm project={project} board={board} isLocked={isLocked} />
      </div>
      <div className={classes.column}>
        <MessageList
          title={t('genie.predicted')}
          usualType="MANUAL"
          messages={board.predicted}
          ties={board.ties}
          evaluation={inPredicted}
          isLocked={isLocked}
          typical={board.typical}
          tools={<PredictedTools board={board} given={requestOf(form.values)} isLocked={isLocked} />}
          empty={
            <EmptyState tone="first" icon={<IconTargetArrow size={21} stroke={1.7} />} title={t('genie.noPredicted')}>
              {t('genie.noPredictedText')}
            </EmptyState>
          }
          onUse={use}
        />
        <MessageList
          title={t('genie.generated')}
          usualType="GENERATED"
          messages={board.generated}
          evaluation={inPredicted ? null : evaluation}
          isLocked={isLocked}
          typical={board.typical}
          notice={
            board.run ? <RunNotice run={board.run} isWanted={!writesAlternatives || isRunning(board.run)} /> : null
          }
          empty={<NoGenerated isLocked={isLocked} />}
          footer={<Source model={board.model} />}
          onUse={use}
        />
      </div>
    </div>
  );
}

const evaluationOf = (evaluation: Evaluation | null, list: readonly GenieMessage[]): Evaluation | null =>
  list.some(({ evaluation: state }) => state === 'PENDING') ? evaluation : null;

function NoGenerated({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation();
  const { type } = useGenie();
  const { icon: Icon } = typeMarks[type];
  return (
    <EmptyState
      icon={<Icon size={21} stroke={1.7} />}
      title={t(isLocked ? 'genie.messagesGenerating' : 'genie.noGenerated')}
    >
      {isLocked ? null : t('genie.noGeneratedText')}
    </EmptyState>
  );
}

function Source({ model }: Pick<GenieBoard, 'model'>) {
  const { t } = useTranslation();
  return (
    <>
      {t('genie.source')}
      <details className={classes.source}>
        <summary>{t('genie.sourceTitle')}</summary>
        {t('genie.learnt', { pairs: formatNumber(model.pairs) })} {t('genie.credit')}: {model.credit.join(' · ')}
      </details>
    </>
  );
}

function PageSkeleton() {
  if (!useDelayed(200)) return null;
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Skeleton height={430} radius={12} />
        <Skeleton height={420} radius={12} />
      </div>
      <div className={classes.column}>
        <Skeleton height={360} radius={12} />
        <Skeleton height={360} radius={12} />
      </div>
    </div>
  );
}
