import type { Calibration } from '@soundings/contract/genie/calibration';
import { resultLimits } from '@soundings/contract/genie/genie-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { calibrationQuery } from './calibration.api.ts';
import classes from './calibration.module.css';
import { OrderVerdict } from './order-verdict.tsx';
import { RankCorrelation } from './rank-correlation.tsx';
import { ReliabilityChart } from './reliability-chart.tsx';
import { ResultSources } from './result-sources.tsx';
import { SegmentEffects } from './segment-effects.tsx';

type Kind = Calibration['kinds'][number];
type Quality = Kind['all'];

export function CalibrationPage() {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(calibrationQuery);
  if (data === undefined) {
    return (
      <Card flush label={t('calibration.title')}>
        {error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState
            error={error}
            thing={t('calibration.theCalibration')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    );
  }
  return (
    <div className={layout.stack}>
      <p className={classes.lead}>{t('calibration.lead')}</p>
      {data.kinds.map((kind) => (
        <KindCard key={kind.kind} kind={kind} used={data.used} />
      ))}
      <ResultSources sources={data.sources} />
      {data.segments.length > 0 ? <SegmentEffects segments={data.segments} /> : null}
    </div>
  );
}

function KindCard({ kind, used }: { kind: Kind; used: Calibration['used'] }) {
  const { t, i18n } = useTranslation();
  const groups = useGroups(kind, i18n.language);
  const [chosen, setChosen] = useState('all');
  const group = groups.find(({ value }) => value === chosen) ?? groups[0]!;
  return (
    <Card
      title={t(`calibration.kind_${kind.kind}`)}
      meta={t('calibration.messages', { count: kind.all.messages, n: formatNumber(kind.all.messages) })}
      controls={
        groups.length > 1 ? (
          <Segmented
            label={t('calibration.groups')}
            value={group.value}
            options={groups.map(({ value, label }) => ({ value, label }))}
            onChange={setChosen}
          />
        ) : null
      }
    >
      <div className={classes.kind}>
        <div className={classes.facts}>
          <OrderVerdict kind={kind.kind} rank={group.quality.rankCorrelation} />
          <dl className={classes.list}>
            <RankCorrelation rank={group.quality.rankCorrelation} />
            {group.value === 'all' ? null : (
              <div>
                <dt>{t('calibration.n')}</dt>
                <dd>{formatNumber(group.quality.messages)}</dd>
              </div>
            )}
          </dl>
          <Adjustment kind={kind} used={used} />
        </div>
        <Curve kind={kind.kind} quality={group.quality} label={t('calibration.chartLabel', { group: group.label })} />
      </div>
    </Card>
  );
}

const useGroups = ({ all, byProduct, byLanguage }: Kind, language: string) => {
  const { t } = useTranslation();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const known = (code: string): string =>
    code === 'unknown' || code === 'other' ? t(`calibration.language_${code}`) : (names.of(code) ?? code);
  return [
    { value: 'all', label: t('calibration.all'), quality: all },
    ...(byProduct.length > 1 ? byProduct : []).map(({ product, ...quality }) => ({
      value: `product ${product}`,
      label: t(`calibration.product_${product}`),
      quality,
    })),
    ...(byLanguage.length > 1 ? byLanguage : []).map(({ language: code, ...quality }) => ({
      value: `language ${code}`,
      label: known(code),
      quality,
    })),
  ];
};

function Curve({ kind, quality, label }: { kind: Kind['kind']; quality: Quality; label: string }) {
  const { t } = useTranslation();
  if (quality.bins.length > 0) return <ReliabilityChart kind={kind} bins={quality.bins} label={label} />;
  return <p className={classes.noCurve}>{t('calibration.noCurve')}</p>;
}

function Adjustment({ kind: { kind, offset }, used }: { kind: Kind; used: Calibration['used'] }) {
  const { t } = useTranslation();
  const { reason, messages, lossBefore, lossAfter, gainError } = offset;
  const loss = {
    before: formatNumber(lossBefore, 4),
    after: formatNumber(lossAfter, 4),
    gain: formatNumber(lossBefore - lossAfter, 4),
    error: formatNumber(gainError, 4),
    n: formatNumber(messages),
    least: formatNumber(resultLimits.least),
    left: formatNumber(Math.max(0, resultLimits.least - messages)),
  };
  const state =
    reason === 'used' && used !== kind
      ? 'standsBack'
      : reason === 'noGain' && lossAfter >= lossBefore
        ? 'noBetter'
        : reason;
  return (
    <InlineAlert tone="info" title={t(`calibration.title_${state}`)}>
      {t(`calibration.text_${state}`, loss)}
    </InlineAlert>
  );
}
