import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { GenieMessage, Prediction } from '@soundings/contract/genie/genie';
import { IconCheck, IconCopy, IconForms, IconListDetails, IconPencil, IconTrash, IconWand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './messages.module.css';
import { certaintyLevel, standing } from './sort-messages.ts';

const EditMessage = lazy(() => import('./edit-message.tsx').then((file) => ({ default: file.EditMessage })));
const TryThis = lazy(() => import('./try-this.tsx').then((file) => ({ default: file.TryThis })));
const WhyScore = lazy(() => import('./why-score.tsx').then((file) => ({ default: file.WhyScore })));

interface Props {
  message: GenieMessage;
  /** While messages are written or changed, nothing else is. */
  isLocked: boolean;
  /** R1 of a typical message. */
  typical: number;
  onUse: (message: GenieMessage) => void;
}

export function MessageRow({ message, isLocked, typical, onUse }: Props) {
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
            <Marks message={message} typical={typical} />
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

function Marks({ message, typical }: Pick<Props, 'message' | 'typical'>) {
  const { t } = useTranslation();
  const { createType, isNew, prediction, original, source } = message;
  return (
    <div className={classes.marks}>
      <Badge>{t(`genie.mark_${createType}`)}</Badge>
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

function Figures({ message, typical }: Pick<Props, 'message' | 'typical'>) {
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

interface ActionsProps extends Omit<Props, 'typical'> {
  isWhyOpen: boolean;
  isTryOpen: boolean;
  onTry: () => void;
  onEdit: () => void;
  onWhy: () => void;
}

function RowActions({ message, isLocked, isWhyOpen, isTryOpen, onEdit, onWhy, onTry, onUse }: ActionsProps) {
  const { t } = useTranslation();
  const api = useGenie();
  const [copied, copy] = useCopied();
  const remove = useGenieAction({
    call: api.remove,
    done: 'genie.messageDeleted',
    failed: 'genie.couldntDelete',
  });
  const { count } = message;
  const blocked = isLocked ? t('genie.messagesAreGeneratingNow') : null;
  const isPhone = useIsPhone();
  const hasFigures = message.prediction !== null;
  const copyLabel = copied ? t('genie.copied') : t('genie.copy', { count });
  const inMenu = [
    { key: 'copy', label: t('genie.copyText'), icon: IconCopy, onClick: () => copy(message.message) },
    ...(hasFigures
      ? [
          { key: 'why', label: t('genie.why'), icon: IconListDetails, onClick: onWhy },
          { key: 'try', label: t('genie.tryThis'), icon: IconWand, onClick: onTry },
        ]
      : []),
  ];
  return (
    <span className={classes.rowActions}>
      {isPhone ? null : (
        <Tooltip label={copyLabel}>
          <ActionIcon aria-label={copyLabel} onClick={() => copy(message.message)}>
            {copied ? <IconCheck size={17} stroke={1.8} /> : <IconCopy size={17} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
      )}
      {hasFigures && !isPhone ? (
        <>
          <Tooltip label={t('genie.why')}>
            <ActionIcon aria-label={t('genie.whyOf', { count })} aria-expanded={isWhyOpen} onClick={onWhy}>
              <IconListDetails size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('genie.tryThis')}>
            <ActionIcon aria-label={t('genie.tryThisOf', { count })} aria-expanded={isTryOpen} onClick={onTry}>
              <IconWand size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        </>
      ) : null}
      <RowMenu
        name={t('genie.editMessage', { count })}
        actions={[
          ...(isPhone ? inMenu : []),
          { key: 'use', label: t('genie.useAsMessage'), icon: IconForms, onClick: () => onUse(message) },
          { key: 'edit', label: t('genie.edit'), icon: IconPencil, blocked, onClick: onEdit },
          {
            key: 'delete',
            label: t('genie.delete'),
            icon: IconTrash,
            isDangerous: true,
            blocked,
            onClick: () => remove.mutate({ id: message.id }),
          },
        ]}
      />
    </span>
  );
}
