import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/choice.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { type MessageSort, messageSorts } from '../../response/response-search.ts';
import classes from './message-list.module.css';
import { SizeChoice } from './view-tools.tsx';

interface Props {
  count: number;
  query: string;
  onQuery: (query: string) => void;
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  /** Null shows all. */
  size: number | null;
  onSize: (size: number | null) => void;
  withR2: boolean;
}

export function MessageListTools({ count, query, onQuery, sort, onSort, size, onSize, withR2 }: Props) {
  const { t } = useTranslation();
  // Without R2 the total is R1, and one of the two is enough.
  const offered = messageSorts.filter((known) => withR2 || !/total|r2/.test(known));
  const shown = offered.includes(sort) ? sort : '-r1';
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={t('resonance.searchMessages', { count })}
        value={query}
        onSearch={onQuery}
      />
      <Choice
        className={classes.sort}
        label={t('resonance.sortBy')}
        maxDropdownHeight={340}
        comboboxProps={{ width: 210, position: 'bottom-end' }}
        value={shown}
        options={offered.map((value) => ({ value, label: t(`resonance.sortShort_${value}`) }))}
        renderOption={({ option }) => t(`resonance.sort_${option.value}`)}
        onChange={onSort}
      />
      <SizeChoice className={classes.size} size="md" value={size} onChange={onSize} />
    </div>
  );
}
