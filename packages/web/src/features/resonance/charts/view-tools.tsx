import { Menu } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import classes from './figures.module.css';
import type { ChartView } from './figures.ts';

const sizes = [5, 10, 20, 50];

interface Props {
  view: ChartView;
  onView: (change: Partial<ChartView>) => void;
}

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
      <SizeChoice className={classes.size} size="sm" value={view.size} onChange={(size) => onView({ size })} />
    </>
  );
}

interface SizeProps {
  value: number | null;
  onChange: (size: number | null) => void;
  size: 'sm' | 'md';
  className: string | undefined;
}

export function SizeChoice({ value, onChange, size, className }: SizeProps) {
  const { t } = useTranslation();
  return (
    <Choice<number | 'all'>
      className={className}
      size={size}
      label={t('resonance.size')}
      value={value ?? 'all'}
      options={[
        { value: 'all', label: t('resonance.all') },
        ...sizes.map((each) => ({ value: each, label: String(each) })),
      ]}
      onChange={(next) => onChange(next === 'all' ? null : next)}
    />
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

export interface GlobalChoice {
  isFiltered: boolean;
  isGlobal: boolean;
  onGlobal: (isGlobal: boolean) => void;
}

/** In the menu of one chart; that of all charts is a switch beside the filters. */
export function GlobalItem({ isFiltered, isGlobal, onGlobal }: GlobalChoice) {
  const { t } = useTranslation();
  if (!isFiltered) return null;
  return (
    <Menu.CheckboxItem checked={isGlobal} onChange={onGlobal} closeMenuOnClick>
      {t('resonance.globalPercentage')}
    </Menu.CheckboxItem>
  );
}

/** What a chart shows, and that it looks past the filters. */
export const globalMeta = (t: TFunction, meta: string, { isGlobal }: GlobalChoice): string =>
  isGlobal ? `${meta}, ${t('resonanceResponse.ofAll')}` : meta;

export const chartTexts = (t: TFunction) => ({
  actions: t('resonance.chartActions'),
  showTable: t('resonance.showTable'),
  showChart: t('resonance.showChart'),
  downloadPng: t('resonance.downloadPng'),
});
