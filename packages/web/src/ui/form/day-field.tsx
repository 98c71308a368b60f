import { Button, Input, Popover, Skeleton } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#/lib/format.ts';
import classes from './day-field.module.css';

interface Props {
  label: string;
  shortLabel?: string;
  /** YYYY-MM-DD, as all days here. */
  value: string | undefined;
  min: string;
  max: string;
  disabled?: boolean;
  canClear?: boolean;
  /** What stands there without a day; "any day" if absent. */
  noDay?: string;
  onDay: (day: string | undefined) => void;
}

const DayCalendar = lazy(() => import('./calendar.tsx').then((file) => ({ default: file.DayCalendar })));

export function DayField({
  label,
  shortLabel,
  value,
  min,
  max,
  disabled = false,
  canClear = false,
  noDay,
  onDay,
}: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const text = value === undefined || value === '' ? (noDay ?? t('common.anyDay')) : formatDay(value);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" returnFocus withRoles={false}>
      <Popover.Target>
        <Button
          className={classes.day ?? ''}
          classNames={{ label: classes.words ?? '' }}
          justify="space-between"
          rightSection={<IconCalendar size={16} stroke={1.7} color="var(--text-3)" aria-hidden="true" />}
          title={label}
          // What stands on it is part of its name: who speaks to the page says what is seen.
          aria-label={`${label}: ${shortLabel === undefined ? '' : `${shortLabel} `}${text}`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          data-empty={value === undefined || undefined}
          disabled={disabled}
          onClick={() => setOpened(!opened)}
        >
          {shortLabel !== undefined && <span className={classes.label}>{`${shortLabel} `}</span>}
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <Suspense fallback={<Skeleton height={290} width={252} />}>
          <DayCalendar
            value={value === '' ? undefined : value}
            min={min}
            max={max}
            canClear={canClear}
            onDay={(day) => {
              onDay(day);
              setOpened(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

interface DayInputProps extends Omit<Props, 'shortLabel'> {
  error?: ReactNode;
}

export function DayInput({ error, ...field }: DayInputProps) {
  return (
    <Input.Wrapper label={field.label} labelElement="div" withAsterisk={!field.canClear} error={error}>
      <div>
        <DayField {...field} />
      </div>
    </Input.Wrapper>
  );
}

export const DayFields = ({ children }: { children: ReactNode }) => <div className={classes.days}>{children}</div>;
