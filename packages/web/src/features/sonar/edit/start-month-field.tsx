import { Input, Select } from '@mantine/core';
import { latestStartMonth, rangeTypes, startYears } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#/features/projects/fields/fields.module.css';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatMonthName } from '#/lib/format.ts';
import { Segmented } from '#/ui/form/segmented.tsx';

type Start = Pick<SonarValues, 'startingYear' | 'startingMonth'>;

interface Props {
  value: Start;
  onChange: (value: Start) => void;
  error?: ReactNode;
  today?: Date;
}

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

/** The years that a SONAR project may start in, newest first. Months count from 0, as in the contract. */
export const startYearsOn = (today: Date): number[] => {
  const latest = latestStartMonth(today).year;
  const first = today.getUTCFullYear() - startYears;
  return Array.from({ length: latest - first + 1 }, (_, back) => latest - back);
};

export const startMonthsOn = (today: Date, year: number): number[] => {
  const latest = latestStartMonth(today);
  return Array.from({ length: year < latest.year ? 12 : latest.month + 1 }, (_, month) => month);
};

export const monthInYear = (today: Date, year: number, month: number | null): number | null =>
  month !== null && startMonthsOn(today, year).includes(month) ? month : null;

interface RangeTypeFieldProps {
  value: SonarValues['rangeType'];
  onChange: (value: SonarValues['rangeType']) => void;
}

export function RangeTypeField({ value, onChange }: RangeTypeFieldProps) {
  const { t } = useTranslation();
  return (
    <Input.Wrapper label={t('projectForm.rangeType')} labelElement="div" withAsterisk>
      <div className={classes.full}>
        <Segmented
          label={t('projectForm.rangeType')}
          value={value}
          options={rangeTypes.map((type) => ({ value: type, label: t(`projectForm.range_${type}`) }))}
          onChange={onChange}
        />
      </div>
      <p className={classes.hint}>{t(`projectForm.rangeHelp_${value}`)}</p>
    </Input.Wrapper>
  );
}

export interface SonarValues {
  brand: string;
  rangeType: (typeof rangeTypes)[number];
  startingYear: number;
  /** From 0; null until one is chosen. */
  startingMonth: number | null;
}

const presetStart = (today: Date) => {
  const { year, month } = latestStartMonth(today);
  return month >= 3
    ? { startingYear: year, startingMonth: month - 3 }
    : { startingYear: year - 1, startingMonth: month + 9 };
};

export const emptySonar = (today: Date): SonarValues => ({
  brand: '',
  rangeType: 'DAILY_RANGE',
  // About half a year, so that trends have something to compare with.
  ...presetStart(today),
});

export const sonarRules = {
  startingMonth: (value: number | null) => (value === null ? ('projectForm.chooseMonthFirst' as const) : null),
};

/** What the server keeps: the first day of the month, YYYY-MM-01. */
export const toStartDate = (year: number, month: number): string => `${year}-${String(month + 1).padStart(2, '0')}-01`;

export const toStart = (startDate: string): Pick<SonarValues, 'startingYear' | 'startingMonth'> => ({
  startingYear: Number(startDate.slice(0, 4)),
  startingMonth: Number(startDate.slice(5, 7)) - 1,
});
