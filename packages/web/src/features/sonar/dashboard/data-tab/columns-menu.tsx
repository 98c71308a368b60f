import { Button, Checkbox, Popover } from '@mantine/core';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type FigureValue, figureValues } from '../dashboard-search.ts';
import classes from './columns-menu.module.css';

interface Props {
  metrics: readonly MetricName[];
  withoutMetrics: ReadonlySet<string>;
  values: readonly FigureValue[];
  onMetric: (metric: MetricName) => void;
  onValue: (value: FigureValue) => void;
}

export function ColumnsMenu({ metrics, withoutMetrics, values, onMetric, onValue }: Props) {
  const { t } = useTranslation();
  const shown = metrics.filter((metric) => !withoutMetrics.has(metric));
  return (
    <Popover position="bottom-end" width={240} withRoles trapFocus returnFocus>
      <Popover.Target>
        <Button leftSection={<IconColumns3 size={16} stroke={1.7} />}>{t('brandTab.columns')}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('brandTab.columns')}>
        <fieldset className={classes.group}>
          <legend>{t('brandTab.columnsValues')}</legend>
          {figureValues.map((value) => (
            <Checkbox
              key={value}
              label={t(`brandTab.${value === 'trend' ? 'changeOf' : value}`)}
              checked={values.includes(value)}
              disabled={values.length === 1 && values.includes(value)}
              onChange={() => onValue(value)}
            />
          ))}
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('brandTab.columnsFigures')}</legend>
          {metrics.map((metric) => (
            <Checkbox
              key={metric}
              label={t(`brandTab.metric.${metric}`)}
              checked={!withoutMetrics.has(metric)}
              disabled={shown.length === 1 && shown[0] === metric}
              onChange={() => onMetric(metric)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
