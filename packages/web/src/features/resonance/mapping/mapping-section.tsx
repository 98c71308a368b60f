import { Button, Menu } from '@mantine/core';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import { type ColumnRole, columnRoles } from '@soundings/contract/resonance/resonance-choices';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { asksForColumns } from '../import/file-facts.tsx';
import { FilePreview } from '../import/file-preview.tsx';
import type { AskedOfFile } from '../import/import.api.ts';
import { FigureColumnsStep } from './figure-columns-step.tsx';
import { LabelTools, StemNotes } from './label-tools.tsx';
import classes from './mapping.module.css';
import { countRoles, findColumns, type MappedColumn, type Mapping, mappingProblems, setRoles } from './mapping.ts';
import { MappingTable } from './mapping-table.tsx';
import { Scales } from './scales.tsx';
import { FileWarnings, TableChooser } from './table-place.tsx';

interface Props {
  file: ResonanceFile;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  onPlace: (asked: AskedOfFile) => void;
  isReading: boolean;
}

export function MappingSection({ file, mapping, onMapping, onPlace, isReading }: Props) {
  if (file.form === 'messages') {
    return (
      <>
        {asksForColumns(file) && (
          <FigureColumnsStep
            file={file}
            isReading={isReading}
            onColumns={(figureColumns) => onPlace({ figureColumns })}
          />
        )}
        <FileWarnings file={file} />
        <FilePreview file={file} />
      </>
    );
  }
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

interface MappingToolsProps {
  columns: readonly MappedColumn[];
  query: string;
  onQuery: (query: string) => void;
  role: ColumnRole | null;
  onRole: (role: ColumnRole | null) => void;
  chosen: number;
  onSetRole: (role: ColumnRole) => void;
  children: ReactNode;
}

function MappingTools({ columns, query, onQuery, role, onRole, chosen, onSetRole, children }: MappingToolsProps) {
  const { t } = useTranslation();
  const { messages, audiences, concepts, ignored } = countRoles(columns);
  const counts = [
    t('resonanceForm.countMessages', { count: messages, n: formatNumber(messages) }),
    t('resonanceForm.countAudiences', { count: audiences, n: formatNumber(audiences) }),
    concepts > 0 ? t('resonanceForm.countConcepts', { count: concepts, n: formatNumber(concepts) }) : null,
    t('resonanceForm.countIgnored', { n: formatNumber(ignored) }),
  ];
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        size="sm"
        label={t('resonanceForm.searchColumns')}
        value={query}
        onSearch={onQuery}
      />
      <Choice
        className={classes.roleFilter}
        size="sm"
        label={t('resonanceForm.roleFilter')}
        value={role ?? 'all'}
        options={[
          { value: 'all' as const, label: t('resonanceForm.allRoles') },
          ...columnRoles.map((value) => ({ value, label: t(`resonanceForm.role_${value}`) })),
        ]}
        onChange={(next) => onRole(next === 'all' ? null : next)}
      />
      {chosen > 0 && (
        <Menu position="bottom-start" width={200}>
          <Menu.Target>
            <Button size="sm" rightSection={<IconChevronDown size={15} />}>
              {t('resonanceForm.nSelected', { n: formatNumber(chosen) })}: {t('resonanceForm.setRole')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {columnRoles.map((value) => (
              <Menu.Item key={value} onClick={() => onSetRole(value)}>
                {t(`resonanceForm.role_${value}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {children}
      <span className={classes.counts} role="status">
        {counts.filter(Boolean).join(', ')}
      </span>
    </div>
  );
}
