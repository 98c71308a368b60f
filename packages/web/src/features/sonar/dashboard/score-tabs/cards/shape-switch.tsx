import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { useDashboard } from '../../dashboard.ts';

/** Bubbles or scatter: only where a tab has two scores. */
export function ShapeSwitch({ of }: { of: string }) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  return (
    <Segmented
      label={t('scoreTabs.shapeOf', { of })}
      value={search.shape ?? 'bubbles'}
      options={[
        { value: 'bubbles', label: t('scoreTabs.bubbles') },
        { value: 'scatter', label: t('scoreTabs.scatter') },
      ]}
      onChange={(shape) => change({ shape })}
    />
  );
}
