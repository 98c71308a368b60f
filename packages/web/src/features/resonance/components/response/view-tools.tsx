import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/search-field.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import type { FigureView } from '../../response/pick-figures.ts';
import classes from './figures.module.css';

const sizes = [5, 10, 20, 50];

interface Props {
  view: FigureView;
  onView: (change: Partial<FigureView>) => void;
}

/** The most or the least, and how many of them. */
export function OrderAndSize({ view, onView }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t('resonance.order')}
        value={view.order}
        options={[
          { value: 'top', label: t('resonance.top') },
          { value: 'bottom', label: t('resonance.bottom') },
        ]}
        onChange={(order) => onView({ order })}
      />
      <Select
        className={classes.size ?? ''}
        data-quiet
        size="sm"
        aria-label={t('resonance.size')}
        value={String(view.size ?? 'all')}
        data={[
          ...sizes.map((value) => ({ value: String(value), label: String(value) })),
          { value: 'all', label: t('resonance.all') },
        ]}
        onChange={(value) => onView({ size: sizes.find((known) => String(known) === value) ?? null })}
      />
    </>
  );
}

export function ViewSearch({ label, view, onView }: Props & { label: string }) {
  return (
    <SearchField
      className={classes.search}
      size="sm"
      label={label}
      value={view.query}
      onSearch={(query) => onView({ query })}
    />
  );
}

/** Whether a chart looks past the filter, where there is one. */
export interface GlobalChoice {
  isFiltered: boolean;
  isGlobal: boolean;
  onGlobal: (isGlobal: boolean) => void;
}

export function GlobalSwitch({ of, isFiltered, isGlobal, onGlobal }: GlobalChoice & { of: string }) {
  const { t } = useTranslation();
  if (!isFiltered) return null;
  const short = t('resonanceResponse.globalShort');
  return (
    <Switch
      className={classes.global ?? ''}
      size="sm"
      label={short}
      aria-label={`${short}: ${of}`}
      checked={isGlobal}
      onChange={({ currentTarget }) => onGlobal(currentTarget.checked)}
    />
  );
}
