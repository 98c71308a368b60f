import { Popover, ScrollArea, UnstyledButton } from '@mantine/core';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './behind-note.module.css';
import { dayText } from './days.ts';

export function BehindNote() {
  const { t } = useTranslation();
  const { calculations, ranges } = useDashboardState();
  const behind = (calculations.data?.rows ?? [])
    .map((row) => ({ id: row.initDataId, name: row.brandCompany, lastDay: lastDayOf(row) }))
    .filter(({ lastDay }) => ranges !== null && (lastDay === null || lastDay < ranges.comparable.endDate));
  const [first] = behind;
  if (first === undefined || calculations.isPlaceholderData) return null;
  const words = (lastDay: string | null) =>
    lastDay === null ? t('dashboard.noFigures') : t('dashboard.figuresTo', { day: dayText(lastDay) });
  if (behind.length === 1) {
    return (
      <span className={classes.note}>
        {first.name}: {words(first.lastDay)}
      </span>
    );
  }
  return (
    <Popover trapFocus position="bottom-start" returnFocus shadow="none">
      <Popover.Target>
        <UnstyledButton className={classes.button ?? ''}>
          {t('dashboard.brandsBehind', { count: behind.length, n: formatNumber(behind.length) })}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('dashboard.brandsBehindTitle')} tabIndex={-1} data-autofocus>
        <ScrollArea.Autosize mah={300} viewportProps={{ tabIndex: 0 }}>
          <ul className={classes.list}>
            {behind.map(({ id, name, lastDay }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={classes.day}>{words(lastDay)}</span>
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Null where nothing was ever known. */
const lastDayOf = ({ socialCalculations }: CalculationRow): string | null =>
  Object.values(socialCalculations).reduce<string | null>(
    (last, { till }) => (till !== null && (last === null || till > last) ? till : last),
    null,
  );
