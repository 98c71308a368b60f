import { MultiSelect } from '@mantine/core';
import type { Concepts } from '@soundings/contract/resonance/calculation-answers';
import { useTranslation } from 'react-i18next';
import type { ChartView } from '../charts/figures.ts';
import { OrderAndSize, ViewSearch } from '../charts/view-tools.tsx';
import classes from './concept-response.module.css';

interface Props {
  label: string;
  concepts: Concepts['concepts'];
  chosen: string[];
  onChosen: (ids: string[]) => void;
  most: number;
}

export function ConceptsField({ label, concepts, chosen, onChosen, most }: Props) {
  const { t } = useTranslation();
  const isFull = chosen.length >= most;
  // Where no more may be chosen, the list says so in place of what it would offer.
  const offered = isFull ? concepts.filter(({ id }) => chosen.includes(id)) : concepts;
  return (
    <MultiSelect
      className={classes.several ?? ''}
      classNames={{ input: classes.chips ?? '', inputField: classes.typed ?? '' }}
      label={label}
      placeholder={chosen.length === 0 ? t('concepts.addConcepts') : ''}
      searchable
      hidePickedOptions
      limit={200}
      maxDropdownHeight={320}
      maxValues={most}
      nothingFoundMessage={isFull ? t('concepts.atMost', { max: most }) : t('common.noOptionsFound')}
      disabled={concepts.length === 0}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={onChosen}
    />
  );
}

interface SubconceptToolsProps {
  view: ChartView;
  onView: (change: Partial<ChartView>) => void;
}

export function SubconceptTools({ view, onView }: SubconceptToolsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <ViewSearch label={t('concepts.searchSubconcepts')} view={view} onView={onView} />
      <OrderAndSize view={view} onView={onView} />
    </div>
  );
}
