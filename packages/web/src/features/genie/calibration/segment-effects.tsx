import type { Calibration } from '@soundings/contract/genie/calibration';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import { DataTable } from '#/ui/table/data-table.tsx';
import { useSegmentName } from '../segment-name.ts';
import classes from './calibration.module.css';

export function SegmentEffects({ segments }: Pick<Calibration, 'segments'>) {
  const { t } = useTranslation();
  const segmentName = useSegmentName();
  return (
    <Card flush title={t('calibration.segments')}>
      <div className={classes.segments}>
        <p className={classes.inset}>{t('calibration.segmentsHelp')}</p>
        <DataTable
          label={t('calibration.segments')}
          minWidth={560}
          className={classes.inCard}
          rows={segments}
          keyOf={({ segment }) => JSON.stringify(segment)}
          columns={[
            {
              id: 'segment',
              heading: t('calibration.segment'),
              cell: (row) => segmentName(row.segment),
              onPhone: 'title',
            },
            {
              id: 'points',
              heading: t('calibration.points'),
              isNumber: true,
              cell: ({ points }) => `${points > 0 ? '+' : ''}${formatNumber(points, 1)}`,
              onPhone: 'labelled',
            },
            {
              id: 'respondents',
              heading: t('calibration.respondents'),
              isNumber: true,
              cell: ({ respondents }) => formatNumber(respondents),
              onPhone: 'labelled',
            },
            {
              id: 'messages',
              heading: t('calibration.messagesAsked'),
              isNumber: true,
              cell: ({ messages }) => formatNumber(messages),
              cellClassName: classes.count,
              onPhone: 'labelled',
            },
            {
              id: 'surveys',
              heading: t('calibration.surveys'),
              isNumber: true,
              attributes: ({ surveys }) => ({ title: surveys.join(' · ') }),
              cell: ({ surveys }) => formatNumber(surveys.length),
              cellClassName: classes.count,
              onPhone: 'labelled',
            },
          ]}
        />
      </div>
    </Card>
  );
}
