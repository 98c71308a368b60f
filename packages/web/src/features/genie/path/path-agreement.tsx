import type { MessagePath } from '@soundings/contract/genie/path';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { Card } from '#/ui/layout/card.tsx';
import frame from '../calibration/calibration.module.css';
import { OrderVerdict } from '../calibration/order-verdict.tsx';
import { leastHeight, PredictedAxes } from '../calibration/predicted-axes.tsx';
import { RankCorrelation } from '../calibration/rank-correlation.tsx';
import classes from './path.module.css';

/** With more, intervals and numbers would lie on each other. */
const maxInDetail = 40;

export function PathAgreement({ path }: { path: MessagePath }) {
  const { t } = useTranslation();
  const { ref, width, height } = useSize();
  const { pairs, agreement, learnt } = path;
  const { rankCorrelation: rank } = agreement;
  const isDetailed = pairs.length <= maxInDetail;
  const placeOf = (measured: number) => 1 + pairs.filter((other) => other.measured > measured).length;
  return (
    <Card
      title={t('path.agreement')}
      meta={t('path.compared', { count: agreement.messages, n: formatNumber(agreement.messages) })}
    >
      <div className={frame.kind}>
        <div className={frame.facts}>
          <OrderVerdict kind="SURVEY" rank={rank} />
          <dl className={frame.list}>
            <RankCorrelation rank={rank} />
          </dl>
          <p className={classes.fact}>
            {learnt === null
              ? t('path.notLearnt')
              : t('path.learnt', { count: learnt.messages, n: formatNumber(learnt.messages) })}
          </p>
          <p className={classes.fact}>{t('path.scale')}</p>
        </div>
        <div ref={ref} className={frame.plot}>
          <PredictedAxes
            label={t('path.chart')}
            measuredLabel={t('calibration.axisMeasured_SURVEY')}
            width={Math.max(280, width)}
            height={Math.max(leastHeight, height)}
            predicted={pairs.flatMap(({ predicted, low, high }) => (isDetailed ? [low, high] : [predicted]))}
            measured={pairs.map(({ measured }) => measured)}
            isAlike
          >
            {({ x, y }) =>
              pairs.map(({ text, predicted, measured, low, high }) => (
                <g key={text}>
                  {isDetailed ? (
                    <>
                      <line className={frame.whisker} x1={x(low)} x2={x(high)} y1={y(measured)} y2={y(measured)} />
                      <text className={classes.place} x={x(high) + 6} y={y(measured) + 4}>
                        {placeOf(measured)}
                      </text>
                    </>
                  ) : null}
                  <circle className={frame.point} cx={x(predicted)} cy={y(measured)} r={4}>
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
        </div>
        {isDetailed ? (
          <div className={frame.notes}>
            <p>{t('path.intervals')}</p>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
