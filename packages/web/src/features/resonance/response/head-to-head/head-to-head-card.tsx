import { ActionIcon } from '@mantine/core';
import type { HeadToHeadMessage, HeadToHeadTest } from '@soundings/contract/resonance/calculations';
import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { IconTrophy, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { pText } from '../../charts/figure-marks.ts';
import { FigureRow } from '../message-card.tsx';
import { pBehindBest } from './compared-messages.ts';
import classes from './head-to-head.module.css';

interface Props {
  message: MessageFigures;
  tested: HeadToHeadMessage | undefined;
  isBest: boolean;
  means: { r1: number | null; r2: number | null };
  onRemove: (() => void) | undefined;
}

export function HeadToHeadCard({ message, tested, isBest, means, onRemove }: Props) {
  const { t } = useTranslation();
  const { accurateTotal, r1Share, r2Share, base } = message;
  const tests = tested === undefined ? [] : testTexts(t, tested);
  return (
    <li className={classes.card} data-winner={tested?.isWinner || undefined}>
      <div className={classes.head}>
        <span className={classes.total}>
          <SoundingFigure value={accurateTotal} size="medium" />
          {r2Share !== null && <span className={classes.quiet}> {t('resonanceResponse.total')}</span>}
        </span>
        {tested !== undefined && <Outcome tested={tested} />}
        {onRemove !== undefined && (
          <ActionIcon size={24} aria-label={t('common.remove', { thing: message.message })} onClick={onRemove}>
            <IconX size={14} />
          </ActionIcon>
        )}
      </div>
      <p className={classes.text}>{message.message}</p>
      <FigureRow metric="r1" share={r1Share} mean={means.r1} />
      {r2Share !== null && <FigureRow metric="r2" share={r2Share} mean={means.r2} />}
      <p className={classes.tests}>
        {t('resonance.base', { base: formatNumber(base) })}
        {isBest && <span> · {t('resonanceResponse.highestTotal')}</span>}
        {tests.map((text) => (
          <span key={text} className={classes.test}>
            {text}
          </span>
        ))}
      </p>
    </li>
  );
}

function Outcome({ tested }: { tested: HeadToHeadMessage }) {
  const { t } = useTranslation();
  const behind = pBehindBest(tested);
  if (tested.isWinner) {
    return (
      <Badge tone="brand" icon={<IconTrophy size={12} />}>
        {t('resonanceResponse.winnerSet')}
      </Badge>
    );
  }
  if (behind !== null) return <Badge>{t('resonanceResponse.behind', { p: pText(behind) })}</Badge>;
  return <Badge tone="warning">{t('resonance.notRankedStars')}</Badge>;
}

const testText = (t: TFunction, metric: string, { method, pairs, p }: HeadToHeadTest): string =>
  t(`resonanceResponse.test_${method}`, { metric, p: pText(p), pairs: formatNumber(pairs) });

const testTexts = (t: TFunction, { r1Test, r2Test }: HeadToHeadMessage): string[] => [
  ...(r1Test === null ? [] : [testText(t, 'R1', r1Test)]),
  ...(r2Test === null ? [] : [testText(t, 'R2', r2Test)]),
];
