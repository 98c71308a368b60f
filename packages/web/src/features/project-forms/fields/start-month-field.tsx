import { Select } from '@mantine/core';
import { latestStartMonth } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthName } from '#/lib/format.ts';
import { useFieldError } from '#/lib/use-field-error.ts';
import classes from './fields.module.css';
import type { SonarValues } from './sonar-values.ts';
import { monthInYear, startMonthsOn, startYearsOn } from './start-months.ts';

type Start = Pick<SonarValues, 'startingYear' | 'startingMonth'>;

interface Props {
  value: Start;
  onChange: (value: Start) => void;
  error?: ReactNode;
  /** Only for tests. */
  today?: Date;
}

/** The first month of a SONAR project. Another year clears a month that it does not offer. */
export function StartMonthField({ value, onChange, error, today = new Date() }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { startingYear, startingMonth } = value;
  const latest = latestStartMonth(today);
  const years = startYearsOn(today);
  // A project of long ago keeps its year.
  const offered = years.includes(startingYear) ? years : [...years, startingYear];
  return (
    <div>
      <div className={classes.start}>
        <Select
          data-path="startingMonth"
          label={t('projectForm.startingMonth')}
          placeholder={t('projectForm.chooseMonth')}
          withAsterisk
          required
          allowDeselect={false}
          data={startMonthsOn(today, startingYear).map((month) => ({
            value: String(month),
            label: formatMonthName(month),
          }))}
          value={startingMonth === null ? null : String(startingMonth)}
          onChange={(month) => onChange({ startingYear, startingMonth: month === null ? null : Number(month) })}
          error={shown(error)}
        />
        <Select
          label={t('projectForm.startingYear')}
          withAsterisk
          required
          allowDeselect={false}
          data={offered.map(String)}
          value={String(startingYear)}
          onChange={(year) => {
            const next = Number(year);
            onChange({ startingYear: next, startingMonth: monthInYear(today, next, startingMonth) });
          }}
        />
      </div>
      {startingYear === latest.year ? (
        <p className={classes.hint}>
          {t('projectForm.latestStart', { month: `${formatMonthName(latest.month)} ${latest.year}` })}
        </p>
      ) : null}
    </div>
  );
}
