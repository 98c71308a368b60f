import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/table/search-field.tsx';
import classes from './node-choice.module.css';
import { NodeList } from './node-list.tsx';
import { type ChoiceGroup, nodeRows } from './node-rows.ts';

interface Props {
  label: string;
  searchLabel: string;
  groups: readonly ChoiceGroup[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  nothingFound: string;
  tools?: ReactNode;
  height: string;
}

export function NodeChoice(props: Props) {
  const { label, searchLabel, groups, chosen, onChosen, nothingFound, tools, height } = props;
  const [query, setQuery] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = nodeRows(groups, query, folded);
  return (
    <div className={classes.choice} style={{ '--list-height': height } as React.CSSProperties}>
      <div className={classes.tools}>
        <SearchField className={classes.search} label={searchLabel} value={query} onSearch={setQuery} />
        {tools}
      </div>
      {rows.length === 0 ? (
        <p className={classes.none} role="status">
          {nothingFound}
        </p>
      ) : (
        <NodeList label={label} rows={rows} chosen={chosen} onChosen={onChosen} folded={folded} onFolded={setFolded} />
      )}
    </div>
  );
}

interface ChoiceCountProps {
  text: string;
  isEmpty: boolean;
  onClear: () => void;
}

export function ChoiceCount({ text, isEmpty, onClear }: ChoiceCountProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.count}>
      <span role="status">{text}</span>
      <Button variant="subtle" size="sm" disabled={isEmpty} onClick={onClear}>
        {t('benchmarks.removeAll')}
      </Button>
    </div>
  );
}
