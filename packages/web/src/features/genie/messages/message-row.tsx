import { Button, Tooltip } from '@mantine/core';
import type { GenieMessage, Prediction } from '@soundings/contract/genie/genie';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './messages.module.css';
import { RowActions } from './row-actions.tsx';
import { certaintyLevel, standing } from './sort-messages.ts';

const EditMessage = lazy(() => import('./edit-message.tsx').then((file) => ({ default: file.EditMessage })));
const TryThis = lazy(() => import('./try-this.tsx').then((file) => ({ default: file.TryThis })));
const WhyScore = lazy(() => import('./why-score.tsx').then((file) => ({ default: file.WhyScore })));

export interface MessageRowProps {
  message: GenieMessage;
  usualType: GenieMessage['createType'];
  isLocked: boolean;
  typical: number;
  onUse: (message: GenieMessage) => void;
}

export function MessageRow({ message, usualType, isLocked, typical, onUse }: MessageRowProps) {
  const [isEdited, setIsEdited] = useState(false);
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const [isTryOpen, setIsTryOpen] = useState(false);
  const { prediction } = message;
  return (
    <li className={classes.row}>
      {isEdited ? (
        <Suspense>
          <EditMessage message={message} onClose={() => setIsEdited(false)} />
        </Suspense>
      ) : (
        <>
          <div className={classes.words}>
            <p className={classes.text}>
              <MarkedText text={message.message} words={prediction?.words ?? []} />
            </p>
            <Marks message={message} usualType={usualType} typical={typical} />
          </div>
          <Figures message={message} typical={typical} />
          <RowActions
            message={message}
            isLocked={isLocked}
            isWhyOpen={isWhyOpen}
            isTryOpen={isTryOpen}
            onTry={() => setIsTryOpen(!isTryOpen)}
            onEdit={() => setIsEdited(true)}
            onWhy={() => setIsWhyOpen(!isWhyOpen)}
            onUse={onUse}
          />
        </>
      )}
      <Suspense>
        {isWhyOpen && prediction && !isEdited ? <WhyScore message={message} prediction={prediction} /> : null}
        {isTryOpen && prediction && !isEdited ? <TryThis message={message} isLocked={isLocked} onUse={onUse} /> : null}
      </Suspense>
    </li>
  );
}

function Marks({ message, usualType, typical }: Pick<MessageRowProps, 'message' | 'usualType' | 'typical'>) {
  const { t } = useTranslation();
  const { createType, isNew, prediction, original, source } = message;
  return (
    <div className={classes.marks}>
      {createType === usualType ? null : <Badge>{t(`genie.mark_${createType}`)}</Badge>}
      {isNew ? <Badge tone="brand">{t('genie.mark_new')}</Badge> : null}
      {prediction ? (
        <>
          <span className={classes.standing}>{t(`genie.standing_${standing(prediction, typical)}`)}</span>
          <Certainty prediction={prediction} />
        </>
      ) : null}
      {original ? <AgainstOriginal original={original} /> : null}
      {source ? (
        <Link className={classes.source} to={sourcePages[source.projectType]} params={{ id: source.projectId }}>
          {t(`genie.from_${source.projectType}`, { name: source.projectName })}
        </Link>
      ) : null}
    </div>
  );
}

const sourcePages = { SCOUTV2: '/project/scout/$id', ID8: '/project/id8/$id' } as const;

function Certainty({ prediction }: { prediction: Prediction }) {
  const { t } = useTranslation();
  const level = certaintyLevel(prediction);
  const percent = formatPercent(100 * (1 - prediction.uncertainty), 0);
  return (
    <Tooltip multiline w={300} label={t(`genie.certaintyHelp_${level}`, { percent })}>
      <span className={classes.certainty}>
        <ConfidenceSign level={level} />
        {t(`genie.certainty_${level}`)}
      </span>
    </Tooltip>
  );
}

function AgainstOriginal({ original }: { original: NonNullable<GenieMessage['original']> }) {
  const { t } = useTranslation();
  const { comparison, message } = original;
  if (!comparison) return <span className={classes.against}>{t('genie.alternativeTo', { message })}</span>;
  const { chance, difference, isTooClose } = comparison;
  const values = {
    chance: formatNumber(100 * chance),
    points: `${difference > 0 ? '+' : ''}${formatNumber(difference)}`,
  };
  const verdict = isTooClose ? 'same' : chance > 0.5 ? 'above' : 'below';
  const text = { same: 'genie.tooCloseToOriginal', above: 'genie.beats', below: 'genie.losesTo' } as const;
  return (
    <Tooltip label={t('genie.alternativeTo', { message })}>
      <span className={classes.against} data-verdict={verdict}>
        {t(text[verdict], values)}
      </span>
    </Tooltip>
  );
}

function Figures({ message, typical }: Pick<MessageRowProps, 'message' | 'typical'>) {
  const { t } = useTranslation();
  const { prediction, evaluation } = message;
  const api = useGenie();
  const evaluate = useGenieAction({
    call: () => api.figures(message.message, message),
    failed: 'genie.couldntPredict',
  });
  if (!prediction) {
    return (
      <div className={classes.noFigures}>
        {evaluation === 'CANCELLED' ? (
          <>
            {t('genie.cancelled')}
            <Button size="sm" variant="subtle" loading={evaluate.isPending} onClick={() => evaluate.mutate()}>
              {t('genie.predictThis')}
            </Button>
          </>
        ) : (
          t('genie.waiting')
        )}
      </div>
    );
  }
  const { interest, low, high, action } = prediction;
  const ends = { low: formatNumber(low), high: formatNumber(high) };
  return (
    <>
      <span className={classes.track}>
        <IntervalTrack
          value={interest}
          low={low}
          high={high}
          mean={typical}
          label={t('genie.track', { value: formatNumber(interest), ...ends, typical: formatNumber(typical) })}
        />
      </span>
      <span className={classes.figure}>
        <span className={classes.name}>{t('genie.r1')}</span>
        <SoundingFigure value={interest} decimals={0} size="medium" />
        <span className={classes.interval}>{t('genie.interval', ends)}</span>
      </span>
      <span className={classes.figure} data-second>
        <span className={classes.name}>{t('genie.r2')}</span>
        <SoundingFigure value={action} decimals={0} size="small" />
      </span>
    </>
  );
}
