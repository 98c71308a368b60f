import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { useDashboard } from '../../dashboard.ts';
import { orderOf, secondViewOf, secondViewsOf, type TabScores } from '../model/view-entries.ts';

/** Which brands the second chart shows; of two scores there are too many views for buttons. */
export function SecondViewSelect({ of, scores }: { of: string; scores: TabScores }) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const label = t('scoreTabs.viewsOf', { of });
  const value = secondViewOf(search.second, scores);
  const isOfTwo = scores.length === 2;
  const options = secondViewsOf(scores).map((view) => {
    const isTop = view.startsWith('top');
    const name = t(`scoreTabs.second_${view}`);
    const score = t(`scores.${orderOf(view, scores)}`);
    return { value: view, label: isTop && isOfTwo ? t('scoreTabs.topBy', { name, score }) : name };
  });
  if (!isOfTwo)
    return <Segmented label={label} value={value} options={options} onChange={(second) => change({ second })} />;
  return (
    <Select
      aria-label={label}
      data-quiet
      w={260}
      data={options}
      value={value}
      onChange={(second) => {
        const view = options.find((option) => option.value === second);
        if (view !== undefined) change({ second: view.value });
      }}
      allowDeselect={false}
    />
  );
}
