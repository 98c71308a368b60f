import type { MessagePath } from '@soundings/contract/genie/path';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { Card } from '#/ui/layout/card.tsx';
import { OrderVerdict } from '../calibration/order-verdict.tsx';
import { PredictedAxes } from '../calibration/predicted-axes.tsx';
import classes from './path.module.css';

const maxWithIntervals = 40;

export function PathAgreement({ path }: { path: MessagePath }) {
  const { t } = useTranslation();
  const { ref, width } = useSize();
  const { pairs, agreement, learnt } = path;
  const { rankCorrelation: rank } = agreement;
  const hasIntervals = pairs.length <= maxWithIntervals;
  return (
    <Card
      title={t('path.agreement')}
      meta={t('path.compared', { count: agreement.messages, n: formatNumber(agreement.messages) })}
    >
      <div className={classes.agreement}>
        <div ref={ref} className={classes.plot}>
          <PredictedAxes
            label={t('path.chart')}
            measuredLabel={t('calibration.axisMeasured_SURVEY')}
            width={Math.max(280, width)}
            predicted={pairs.flatMap(({ predicted, low, high }) => (hasIntervals ? [low, high] : [predicted]))}
            measured={pairs.map(({ measured }) => measured)}
            isAlike
          >
            {({ x, y }) =>
              pairs.map(({ text, predicted, measured, low, high }) => (
                <g key={text}>
                  {hasIntervals ? (
                    <line className={classes.reach} x1={x(low)} x2={x(high)} y1={y(measured)} y2={y(measured)} />
                  ) : null}
                  <circle className={classes.point} cx={x(predicted)} cy={y(measured)} r={4}>
                    <title>
                      {t('path.point', {
                        ...{ text, predicted: formatNumber(predicted), measured: formatNumber(measured) },
                        ...{ low: formatNumber(low), high: formatNumber(high) },
                      })}
                    </title>
                  </circle>
                </g>
              ))
            }
          </PredictedAxes>
          {hasIntervals ? <p className={classes.quiet}>{t('path.intervals')}</p> : null}
        </div>
        <div className={classes.facts}>
          <OrderVerdict kind="SURVEY" rank={rank} />
          {rank === null ? null : (
            <p>
              {t('path.rank', {
                value: formatNumber(rank.value, 2),
                low: formatNumber(rank.low, 2),
                high: formatNumber(rank.high, 2),
              })}
            </p>
          )}
          <p>
            {learnt === null
              ? t('path.notLearnt')
              : t('path.learnt', { count: learnt.messages, n: formatNumber(learnt.messages) })}
          </p>
          <p>{t('path.scale')}</p>
        </div>
      </div>
    </Card>
  );
}
