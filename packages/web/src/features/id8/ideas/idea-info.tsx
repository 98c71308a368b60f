import { Button } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import type { IdeaScores } from '@soundings/contract/id8/id8';
import { IconShare3 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useBoard } from '#/features/board/board.api.ts';
import { FeedbackPanel } from '#/features/board/feedback/feedback-panel.tsx';
import { type Detail, InfoDialog } from '#/features/board/info/info-dialog.tsx';
import { PlaygroundAnswer } from '#/features/board/info/playground-answer.tsx';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { useId8 } from '../id8.api.ts';
import { IdeaText } from './idea-text.tsx';
import classes from './ideas.module.css';

type Score = IdeaScores['scores'][number];
type Reason = Score['criteria'][number]['reason'];

interface Props {
  idea: BoardMessage;
  score: Score | null;
  onSendOn: (() => void) | null;
  onClose: () => void;
}

export function IdeaInfo({ idea, score, onSendOn, onClose }: Props) {
  const { t } = useTranslation();
  const { api } = useBoard();
  const id8 = useId8();
  const project = useQuery(id8.project);
  const history = api.history(idea.id);
  const { data } = useQuery(history);
  const { origin } = idea;
  const engine = origin?.kind ? `${t(`ai.vendor_${origin.kind}`)}${origin.model ? `, ${origin.model}` : ''}` : '';
  const details: Detail[] = [
    { name: t('id8.createdOn'), value: formatMoment(idea.createdOn) },
    { name: t('id8.createdBy'), value: idea.creator },
    { name: t('id8.writtenBy'), value: engine },
    { name: t('board.comesFrom'), value: origin?.answer ? <PlaygroundAnswer answer={origin.answer} /> : '' },
    { name: t('id8.page'), value: (origin?.url ?? '').replace(/^https?:\/\/(www\.)?/, '') },
    { name: t('id8.restsOn'), value: (origin?.evidence ?? []).join(' · ') },
  ].filter(({ value }) => value !== '');
  return (
    <InfoDialog
      title={t('id8.infoTitle', { number: formatNumber(idea.count) })}
      text={<IdeaText text={idea.message} />}
      message={idea}
      history={history}
      details={details}
      onClose={onClose}
      foot={
        onSendOn ? (
          <Button
            leftSection={<IconShare3 size={16} stroke={1.7} />}
            onClick={() => {
              onClose();
              onSendOn();
            }}
          >
            {t('onward.sendThisOn')}
          </Button>
        ) : null
      }
    >
      {score ? (
        <section aria-label={t('id8.rubric')}>
          <h3 className={classes.rubric}>{t('id8.rubric')}</h3>
          <dl className={classes.criteria}>
            {score.criteria.map(({ criterion, score: value, reason }) => (
              <div key={criterion}>
                <dt>
                  {t(`id8.criterion_${criterion}`)} <strong>{formatNumber(Math.round(value))}</strong>
                </dt>
                <dd>{reasonText(t, reason)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <FeedbackPanel
        feedback={data?.feedback ?? []}
        refreshes={[history.queryKey]}
        saying={project.data?.allowsFeedback ? id8.sayingOf('IDEA', idea.id) : null}
      />
    </InfoDialog>
  );
}

const stages = ['poster', 'print', 'social', 'audio', 'pack', 'shop', 'service', 'film', 'event'] as const;

function reasonText(t: TFunction, { code, text }: Reason): string {
  const stage = code === 'stage' ? stages.find((known) => known === text) : undefined;
  return t(`id8.reason_${code}`, { text: stage === undefined ? (text ?? '') : t(`id8.stage_${stage}`) });
}
