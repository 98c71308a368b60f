import { Button, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { DayField } from '#/ui/form/day-field.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import classes from './edit.module.css';

interface ExpiryFieldProps {
  expires: boolean;
  until: string;
  onChange: (change: { expires?: boolean; until?: string }) => void;
  error: ReactNode;
  expiredOn: string | null;
  onRenew: () => void;
  isRenewing: boolean;
}

const renewDays = 30;

export function ExpiryField(props: ExpiryFieldProps) {
  const { expires, until, onChange, error, expiredOn, onRenew, isRenewing } = props;
  const { t } = useTranslation();
  return (
    <Input.Wrapper label={t('projectEdit.linkWorks')} labelElement="div">
      <div className={classes.expiry}>
        <Segmented
          label={t('projectEdit.linkWorks')}
          value={expires ? 'until' : 'always'}
          options={(['always', 'until'] as const).map((value) => ({
            value,
            label: t(`projectEdit.works_${value}`),
          }))}
          onChange={(value) =>
            onChange(
              value === 'until' && until === ''
                ? { expires: true, until: toLocalMoment(daysAhead(renewDays)) }
                : { expires: value === 'until' },
            )
          }
        />
        {expires ? (
          <>
            <DayField
              label={t('projectEdit.worksUntil')}
              value={until.slice(0, 10)}
              min={toLocalMoment(new Date()).slice(0, 10)}
              max="9999-12-31"
              onDay={(day) => onChange({ until: `${day}T${until.slice(11)}` })}
            />
            <TextInput
              type="time"
              className={classes.time ?? ''}
              aria-label={t('projectEdit.worksUntilTime')}
              value={until.slice(11)}
              error={error !== null && error !== undefined && error !== false}
              onChange={({ currentTarget }) =>
                currentTarget.value !== '' && onChange({ until: `${until.slice(0, 10)}T${currentTarget.value}` })
              }
            />
            {error && <Input.Error className={classes.expiryError ?? ''}>{error}</Input.Error>}
          </>
        ) : null}
      </div>
      {expiredOn === null ? null : (
        <div className={classes.expired}>
          <Badge tone="negative">{t('projectEdit.expired')}</Badge>
          <span>{t('projectEdit.expiredOn', { date: formatMoment(expiredOn) })}</span>
          <Button loading={isRenewing} onClick={onRenew}>
            {t('projectEdit.renew', { count: renewDays })}
          </Button>
        </div>
      )}
    </Input.Wrapper>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field holds it, in the viewer's time, to the minute. */
export const toLocalMoment = (given: string | Date): string => {
  const at = new Date(given);
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The moment that such a field holds, for the server; null where it is none. */
export const fromLocalMoment = (text: string): string | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};

export const daysAhead = (days: number, now: Date = new Date()): Date => {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  return at;
};
