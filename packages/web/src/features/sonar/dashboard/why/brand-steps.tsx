import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type Brand, useDashboard } from '../dashboard.ts';
import { type Explained, neighboursOf } from './why-content.tsx';
import classes from './why-panel.module.css';

/** Goes on to the brand before and after, in the order of the score: with buttons, and with the arrow keys. */
export function useBrandSteps(explained: Explained) {
  const { shown, explain } = useDashboard();
  const { before, after, ...place } = neighboursOf(explained, shown);
  const go = (brand: Brand | null) => brand !== null && explain(brand, explained.score);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, [role="menu"]')) return;
    if (event.key === 'ArrowLeft') go(before);
    else if (event.key === 'ArrowRight') go(after);
    else return;
    event.preventDefault();
  };
  return { ...place, before, after, go, onKeyDown };
}

export function BrandSteps({ place, of, before, after, go }: Omit<ReturnType<typeof useBrandSteps>, 'onKeyDown'>) {
  const { t } = useTranslation();
  const words = (brand: Brand | null, direction: 'previousBrand' | 'nextBrand') =>
    brand === null
      ? t(`whyScore.${direction}`)
      : t('whyScore.stepTo', { step: t(`whyScore.${direction}`), brand: brand.label });
  const steps = [
    { brand: before, label: words(before, 'previousBrand'), key: 'ArrowLeft', Icon: IconChevronLeft },
    { brand: after, label: words(after, 'nextBrand'), key: 'ArrowRight', Icon: IconChevronRight },
  ];
  const [previous, next] = steps.map(({ brand, label, key, Icon }) => (
    // No tooltip: it would take Escape for itself.
    <ActionIcon
      key={key}
      size={32}
      title={label}
      aria-label={label}
      aria-keyshortcuts={key}
      // Keeps the focus at the first and the last.
      data-disabled={brand === null}
      aria-disabled={brand === null}
      onClick={() => go(brand)}
    >
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  ));
  return (
    <div className={classes.steps}>
      {previous}
      <span>{t('whyScore.place', { place: formatNumber(place), of: formatNumber(of) })}</span>
      {next}
    </div>
  );
}
