import { IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import classes from './board.module.css';

interface Props<S extends string> {
  query: string;
  onQuery: (query: string) => void;
  sort: S;
  sorts: readonly { value: S; label: string }[];
  onSort: (sort: S) => void;
  rare?: ReactNode;
  children?: ReactNode;
}

export function BoardToolbar<S extends string>({ query, onQuery, sort, sorts, onSort, rare, children }: Props<S>) {
  const { t } = useTranslation();
  return (
    <div className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('board.searchByWord')}
        value={query}
        onSearch={onQuery}
        withHotkey
      />
      <Choice
        className={classes.sort}
        label={t('board.sortBy')}
        icon={<IconArrowsSort size={16} stroke={1.7} />}
        value={sort}
        options={sorts.map((option) => ({ ...option }))}
        onChange={onSort}
      />
      <span className={classes.rare}>{rare}</span>
      {children ? <span className={classes.often}>{children}</span> : null}
    </div>
  );
}
