import { Select } from '@mantine/core';
import type { Concepts } from '@soundings/contract/resonance/calculations';
import { useTranslation } from 'react-i18next';
import classes from './concept-response.module.css';
import { ConceptsField } from './concepts-field.tsx';

interface Props {
  concepts: Concepts['concepts'];
  selected: string;
  onSelect: (id: string) => void;
  compareTo: string[];
  onCompareTo: (ids: string[]) => void;
}

/** More bars in one row can hardly be told apart. */
const mostCompared = 5;

/** Which concept, and which others beside it. */
export function ConceptChoice({ concepts, selected, onSelect, compareTo, onCompareTo }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.choice}>
      <Select
        className={classes.concept ?? ''}
        label={t('concepts.concept')}
        searchable
        limit={200}
        maxDropdownHeight={320}
        nothingFoundMessage={t('common.noOptionsFound')}
        data={concepts.map(({ id, name }) => ({ value: id, label: name }))}
        value={selected}
        allowDeselect={false}
        onChange={(id) => id !== null && onSelect(id)}
      />
      <ConceptsField
        label={t('concepts.compareTo')}
        concepts={concepts.filter(({ id }) => id !== selected)}
        chosen={compareTo}
        onChosen={onCompareTo}
        most={mostCompared}
      />
    </div>
  );
}
