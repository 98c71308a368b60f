import { Button } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FeedbackPanel } from '#/features/board/feedback/feedback-panel.tsx';
import { FromIdea } from '#/features/board/info/from-idea.tsx';
import { type Detail, InfoDialog } from '#/features/board/info/info-dialog.tsx';
import { PlaygroundAnswer } from '#/features/board/info/playground-answer.tsx';
import { useLock } from '#/features/board/lock.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { type Measured, useScout } from '../scout.api.ts';
import { findingKey, findingText } from './finding-text.ts';
import { InfoFigures } from './info-figures.tsx';
import classes from './messages.module.css';

interface Props {
  message: BoardMessage;
  messages: readonly BoardMessage[];
  measured: Measured | undefined;
  onClose: () => void;
}

export function ScoutInfo({ message, messages, measured, onClose }: Props) {
  const { t } = useTranslation();
  const { board } = useScout();
  const history = board.history(message.id);
  const { data } = useQuery(history);
  const { findings, origin } = message;
  return (
    <InfoDialog message={message} history={history} details={listDetails(t, message)} onClose={onClose}>
      <InfoFigures prediction={message.prediction} measured={measured} />
      {findings.length > 0 ? (
        <Part title={t('scout.screening')}>
          {findings.map((finding) => (
            <li key={findingKey(finding)}>{findingText(t, finding)}</li>
          ))}
        </Part>
      ) : null}
      {origin && origin.evidence.length > 0 ? (
        <Part title={t('scout.evidence')}>
          {origin.evidence.map((said) => (
            <li key={said}>
              <blockquote>{said}</blockquote>
            </li>
          ))}
        </Part>
      ) : null}
      {message.absorbed.length > 0 ? <Absorbed message={message} messages={messages} /> : null}
      <FeedbackPanel feedback={data?.feedback ?? []} refreshes={[]} saying={null} />
    </InfoDialog>
  );
}

const listDetails = (t: TFunction, message: BoardMessage): Detail[] => {
  const { origin, writer, creator, createType, createdOn } = message;
  const known: (Detail | null)[] = [
    { name: t('scout.createdBy'), value: creator || t('board.someone') },
    { name: t('scout.createdOn'), value: formatMoment(createdOn) },
    { name: t('scout.kind'), value: t(`board.mark_${createType}`) },
    writer && { name: t('scout.writer'), value: writer.name },
    origin && {
      name: t('scout.model'),
      value: [origin.kind ? t(`ai.vendor_${origin.kind}`) : '', origin.model].filter(Boolean).join(', '),
    },
    origin && { name: t('scout.prompt'), value: origin.prompt },
    origin?.url ? { name: t('scout.page'), value: origin.url } : null,
    origin?.readOn ? { name: t('scout.pageReadOn'), value: formatMoment(origin.readOn) } : null,
    origin?.fact ? { name: t('scout.fact'), value: factText(origin.fact) } : null,
    origin?.answer ? { name: t('board.comesFrom'), value: <PlaygroundAnswer answer={origin.answer} /> } : null,
    origin?.idea ? { name: t('scout.fromIdea'), value: <FromIdea idea={origin.idea} /> } : null,
  ];
  return known.filter((detail) => detail !== null);
};

const factText = ({ text, projectName }: NonNullable<NonNullable<BoardMessage['origin']>['fact']>): string =>
  projectName === undefined ? text : `${text} (${projectName})`;

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      <ul className={classes.partList}>{children}</ul>
    </section>
  );
}

function Absorbed({ message, messages }: Pick<Props, 'message' | 'messages'>) {
  const { t } = useTranslation();
  const api = useScout();
  const locked = useLock();
  const swap = useBoardAction({ call: api.swap, rereads: true, done: 'scout.swapped', failed: 'scout.couldntSwap' });
  const byId = new Map(messages.map((each) => [each.id, each]));
  const found = message.absorbed.flatMap((id) => byId.get(id) ?? []);
  const gone = message.absorbed.length - found.length;
  const count = message.absorbed.length;
  return (
    <Part title={t('scout.standsFor', { count, n: formatNumber(count) })}>
      {found.map((each) => (
        <li key={each.id} className={classes.kept}>
          <span className={classes.keptNumber}>{formatNumber(each.count)}</span>
          <span className={classes.keptText}>{each.message}</span>
          {each.message === message.message ? (
            <Badge tone="brand">{t('scout.inUse')}</Badge>
          ) : (
            <Button
              size="sm"
              disabled={locked !== null}
              loading={swap.isPending && swap.variables.absorbedId === each.id}
              onClick={() => swap.mutate({ id: message.id, absorbedId: each.id })}
            >
              {t('scout.swap')}
            </Button>
          )}
        </li>
      ))}
      {gone > 0 ? <li>{t('scout.absorbedGone', { count: gone, n: formatNumber(gone) })}</li> : null}
    </Part>
  );
}
