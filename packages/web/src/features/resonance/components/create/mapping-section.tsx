import type { ResonanceFile } from '@soundings/contract/resonance';
import type { ColumnRole } from '@soundings/contract/resonance-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { findColumns, type MappedColumn, mappingProblems, setRoles } from '../../mapping/mapping.ts';
import { FilePreview } from './file-preview.tsx';
import classes from './mapping.module.css';
import { MappingTable } from './mapping-table.tsx';
import { MappingTools } from './mapping-tools.tsx';

interface Props {
  file: ResonanceFile;
  columns: readonly MappedColumn[];
  onColumns: (columns: MappedColumn[]) => void;
}

/** What each column of a wide file holds: the server's suggestion, ready to use and ready to change. */
export function MappingSection({ file, columns, onColumns }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [role, setRole] = useState<ColumnRole | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const found = findColumns(columns, query, role);
  const problems = mappingProblems(columns);
  return (
    <>
      <Card flush>
        <MappingTools
          columns={columns}
          query={query}
          onQuery={setQuery}
          role={role}
          onRole={setRole}
          chosen={chosen.size}
          onSetRole={(next) => {
            onColumns(setRoles(columns, chosen, next));
            setChosen(new Set());
          }}
        />
        {problems.length > 0 && (
          <ul id="mapping-problems" className={classes.problems} role="alert">
            {problems.map((problem) => (
              <li key={problem}>{t(`resonanceForm.problem_${problem}`)}</li>
            ))}
          </ul>
        )}
        {found.length === 0 ? (
          <p className={classes.none}>{t('resonanceForm.noColumnMatches')}</p>
        ) : (
          <MappingTable columns={columns} found={found} onColumns={onColumns} chosen={chosen} onChosen={setChosen} />
        )}
      </Card>
      <FilePreview file={file} />
    </>
  );
}
