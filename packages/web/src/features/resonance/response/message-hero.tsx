import type { ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark } from '#/ui/figures/marks.tsx';
import { intervalText } from '../charts/figure-marks.ts';
import { positiveLabels } from '../mapping/recodes.ts';
import classes from './message-hero.module.css';
import type { RankedMessage } from './ranked-messages.ts';

interface Props {
  message: RankedMessage;
  count: number;
  data: ResonanceData;
  isStale: boolean;
  isFiltered: boolean;
  hasBenchmark: boolean;
}

export function MessageHero({ message, count, data, isStale, isFiltered, hasBenchmark }: Props) {
  const { t } = useTranslation();
  const { rank, base, r1Share, r2Share } = message;
  const rule = data.scales.map((scale) => positiveLabels(scale).join(', '));
  const date = formatDate(data.importedOn);
  const basesText =
    r2Share === null || r2Share.base === r1Share.base
      ? t('resonance.baseOfFile', { base: formatNumber(base), date })
      : t('resonance.basesOfFile', { r1: formatNumber(r1Share.base), r2: formatNumber(r2Share.base), date });
  const everyone = data.summary.numberOfRespondents;
  return (
    <header className={classes.hero} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={classes.words}>
        <p className={classes.place}>
          {rank === null ? t('resonance.notRanked') : t('resonance.messageNOf', { n: rank, count })}
        </p>
        <h1 className={classes.text}>{message.message}</h1>
        <p className={classes.note}>
          {basesText}
          {isFiltered && <span> {t('resonance.baseUnderFilter')}</span>}
          {hasBenchmark && (
            <span> {t('resonance.benchmarkBase', { count: everyone, all: formatNumber(everyone) })}</span>
          )}
          {rule.length > 0 && <span> {t('resonance.countsAsPositive', { rule: rule.join(' · ') })}</span>}
          {data.weighted && <span> {t('resonance.weighted')}</span>}
        </p>
      </div>
      <div className={classes.figures}>
        <Figure name={t('resonance.r1Interest')} share={r1Share} />
        {r2Share !== null && (
          <>
            <Figure name={t('resonance.r2Action')} share={r2Share} />
            <div className={classes.figure}>
              <span className={classes.name}>{t('resonanceResponse.total')}</span>
              <SoundingFigure value={message.accurateTotal} unit="%" size="large" />
              <span className={classes.interval}>(R1 + R2) / 2</span>
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function Figure({ name, share }: { name: string; share: Share }) {
  const { t } = useTranslation();
  return (
    <div className={classes.figure}>
      <span className={classes.name}>{name}</span>
      <span>
        <SoundingFigure value={share.percent} unit="%" size="large" />
        <BaseMark
          mark={share.mark}
          label={t(share.mark === 'low' ? 'resonance.baseUnder100' : 'resonance.baseUnder30')}
        />
      </span>
      <span className={classes.interval}>{intervalText(share, 1)}</span>
    </div>
  );
}
