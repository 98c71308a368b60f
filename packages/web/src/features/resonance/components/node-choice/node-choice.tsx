import { type ReactNode, useState } from 'react';
import { SearchField } from '#/ui/search-field.tsx';
import { type ChoiceGroup, nodeRows } from '../../response/node-rows.ts';
import classes from './node-choice.module.css';
import { NodeList } from './node-list.tsx';

interface Props {
  /** Names the list for screen readers. */
  label: string;
  searchLabel: string;
  groups: readonly ChoiceGroup[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  /** Where the search finds nothing. */
  nothingFound: string;
  /** Beside the search: how many are chosen, and the way back to none. */
  tools?: ReactNode;
  /** Height of the list, in CSS. */
  height: string;
}

/** Any of many nodes, searched and by their groups. */
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
