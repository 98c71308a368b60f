import type { ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import type { ColumnRole } from '@soundings/contract/resonance/resonance-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { findColumns, type Mapping, mappingProblems, setRoles } from '../../mapping/mapping.ts';
import { FilePreview } from './file-preview.tsx';
import { LabelTools, StemNotes } from './label-tools.tsx';
import classes from './mapping.module.css';
import { MappingTable } from './mapping-table.tsx';
import { MappingTools } from './mapping-tools.tsx';
import { Scales } from './scales.tsx';
import { FileWarnings, TableChooser } from './table-place.tsx';

interface Props {
  file: ResonanceFile;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  onPlace: (place: TablePlace) => void;
  /** The file is being read again from another place. */
  isReading: boolean;
}

/** What a file's answers mean: the server's suggestion, ready to use and ready to change. */
export function MappingSection({ file, mapping, onMapping, onPlace, isReading }: Props) {
  return (
    <>
      <TableChooser file={file} onPlace={onPlace} isReading={isReading} />
      <FileWarnings file={file} />
      {/* Read from another place, it has other scales and columns. */}
      <Meaning key={JSON.stringify([file.id, file.place])} file={file} mapping={mapping} onMapping={onMapping} />
    </>
  );
}

function Meaning({ file, mapping, onMapping }: Pick<Props, 'file' | 'mapping' | 'onMapping'>) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [role, setRole] = useState<ColumnRole | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { columns } = mapping;
  const found = findColumns(columns, query, role);
  const problems = mappingProblems(mapping);
  return (
    <>
      <Scales mapping={mapping} alternatives={file.alternatives} onMapping={onMapping} />
      {file.form === 'wide' && (
        <Card flush>
          <MappingTools
            columns={columns}
            query={query}
            onQuery={setQuery}
            role={role}
            onRole={setRole}
            chosen={chosen.size}
            onSetRole={(next) => {
              onMapping(setRoles(mapping, chosen, next));
              setChosen(new Set());
            }}
          >
            <LabelTools mapping={mapping} stems={file.stems} chosen={chosen} shown={found} onMapping={onMapping} />
          </MappingTools>
          <StemNotes mapping={mapping} stems={file.stems} onMapping={onMapping} />
          {problems.length > 0 && (
            <div id="mapping-problems" className={classes.problems} role="alert">
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{t(`resonanceForm.problem_${problem}`)}</li>
                ))}
              </ul>
            </div>
          )}
          {found.length === 0 ? (
            <p className={classes.none}>{t('resonanceForm.noColumnMatches')}</p>
          ) : (
            <MappingTable
              mapping={mapping}
              stems={file.stems}
              found={found}
              onMapping={onMapping}
              chosen={chosen}
              onChosen={setChosen}
            />
          )}
        </Card>
      )}
      <FilePreview file={file} />
    </>
  );
}
