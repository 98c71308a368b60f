import { Button, Checkbox, Modal, Select, Textarea } from '@mantine/core';
import { boardLimits } from '@soundings/contract/board/board-choices';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import type { SendOnProject } from '@soundings/contract/playground/send-on';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTargets } from '#/features/board/onward/group-targets.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import layout from '#/ui/layout/layout.module.css';
import { sendOnProjectsQuery, useSendOn } from '../playground.api.ts';
import classes from './send-on.module.css';
import { splitAnswer } from './split-answer.ts';

interface SendOnDialogProps {
  message: Pick<PlaygroundMessage, 'id'>;
  text: string;
  onClose: () => void;
}

export function SendOnDialog({ message, text, onClose }: SendOnDialogProps) {
  const { t } = useTranslation();
  const { data: projects, error, refetch, isRefetching } = useQuery(sendOnProjectsQuery);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('playground.sendOnTitle')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {projects ? (
        projects.length > 0 ? (
          <SendOnForm projects={projects} messageId={message.id} text={text} onClose={onClose} />
        ) : (
          <p className={classes.help}>{t('playground.sendOnNoProjects')}</p>
        )
      ) : error ? (
        <ErrorState
          error={error}
          thing={t('playground.theProjects')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Modal>
  );
}

const pages = { SCOUTV2: '/project/scout/$id', ID8: '/project/id8/$id' } as const;

interface SendOnFormProps {
  projects: readonly SendOnProject[];
  messageId: string;
  text: string;
  onClose: () => void;
}

function SendOnForm({ projects, messageId, text, onClose }: SendOnFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [projectId, setProjectId] = useState(projects[0]!.id);
  const points = splitAnswer(text);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [idea, setIdea] = useState(() => points.join('\n').slice(0, boardLimits.message));
  const { projectType } = projects.find(({ id }) => id === projectId)!;
  const isIdea = projectType === 'ID8';
  const texts = isIdea ? [idea.trim()].filter(Boolean) : points.filter((point) => !left.has(point));
  const send = useSendOn({
    onDone: ({ id, projectName, added }) => {
      const open = () => void navigate({ to: pages[projectType], params: { id } });
      toastSuccess({
        title: isIdea
          ? t('playground.ideaSent', { name: projectName })
          : t('playground.messagesSent', { count: added, n: formatNumber(added), name: projectName }),
        action: { label: t('playground.openProject'), onClick: open },
      });
      onClose();
    },
  });
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ id: messageId, projectId, texts });
      }}
    >
      <Select
        label={t('playground.sendOnProject')}
        data={groupTargets(projects)}
        value={projectId}
        onChange={(id) => id && setProjectId(id)}
        allowDeselect={false}
        searchable={projects.length > 8}
        nothingFoundMessage={t('playground.sendOnNoneFound')}
      />
      {isIdea ? (
        <Textarea
          label={t('playground.idea')}
          description={t('playground.ideaHelp')}
          value={idea}
          onChange={({ currentTarget }) => setIdea(currentTarget.value)}
          maxLength={boardLimits.message}
          autosize
          minRows={4}
          maxRows={12}
        />
      ) : (
        <Points points={points} left={left} onChange={setLeft} />
      )}
      {send.error && <InlineAlert>{errorText(t, send.error)}</InlineAlert>}
      <div className={layout.dialogFoot}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" disabled={texts.length === 0} loading={send.isPending}>
          {isIdea
            ? t('playground.sendIdea')
            : t('playground.sendMessages', { count: texts.length, n: formatNumber(texts.length) })}
        </Button>
      </div>
    </form>
  );
}

interface PointsProps {
  points: readonly string[];
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

function Points({ points, left, onChange }: PointsProps) {
  const { t } = useTranslation();
  const title = useId();
  if (points.length === 0) return <p className={classes.help}>{t('playground.noPoints')}</p>;
  const toggle = (point: string) => {
    const next = new Set(left);
    if (!next.delete(point)) next.add(point);
    onChange(next);
  };
  return (
    <fieldset className={classes.points} aria-labelledby={title}>
      <div className={classes.head}>
        <span id={title} className={classes.title}>
          {t('playground.messagesToSend')}
        </span>
        <Button size="sm" variant="subtle" onClick={() => onChange(left.size > 0 ? new Set() : new Set(points))}>
          {t(left.size > 0 ? 'playground.chooseAll' : 'playground.chooseNone')}
        </Button>
      </div>
      <ul className={classes.list}>
        {points.map((point) => (
          <li key={point}>
            <Checkbox checked={!left.has(point)} onChange={() => toggle(point)} label={point} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
