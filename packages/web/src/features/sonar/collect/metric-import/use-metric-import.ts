import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import type { ImportedMetrics, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUpload } from '#/lib/api/use-upload.ts';
import { importMetrics, readMetricFile } from '../collect.api.ts';
import { addUnknownNames, type FileFacts, findFileFacts, mappingToSend, type UnknownName } from './mapping.ts';
import { findUnknownNames } from './unknown-names.tsx';

export interface ChosenFile {
  file: File;
  read: MetricFile;
  facts: FileFacts;
  mapping: MetricMapping;
  isChanged: boolean;
  /** Names that imports were refused for. */
  unknownNames: readonly UnknownName[];
}

/**
 * A file is read, its columns are assigned, and it is sent once more to be imported. Whatever fails, the columns stay
 * assigned as they are. Leaving ends what is on its way.
 */
export function useMetricImport(projectId: string, first: File | null, onImported: () => void) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const { transfer, problem, failure, send, clear } = useUpload(limits);
  const [what, setWhat] = useState<'read' | 'import'>('read');
  const [imported, setImported] = useState<ImportedMetrics | null>(null);

  const choose = async (file: File) => {
    setWhat('read');
    const read = await send(file, readMetricFile);
    if (read)
      setChosen({ file, read, facts: findFileFacts(read), mapping: read.mapping, isChanged: false, unknownNames: [] });
  };
  const start = async () => {
    if (chosen === null) return;
    const { file, facts } = chosen;
    const mapping = mappingToSend(chosen.mapping, facts);
    setWhat('import');
    const answer = await send(file, async (sending) => {
      try {
        return await importMetrics({ projectId, mapping, ...sending });
      } catch (error) {
        setChosen((now) => now && { ...now, unknownNames: addUnknownNames(now, findUnknownNames(error)) });
        throw error;
      }
    });
    if (answer === null) return;
    setImported(answer);
    onImported();
  };
  const chooseFirst = useEffectEvent(() => {
    if (first !== null) void choose(first);
  });
  useEffect(() => chooseFirst(), []);
  return {
    chosen,
    transfer,
    what,
    problem,
    failure,
    imported,
    choose: (file: File) => void choose(file),
    start: () => void start(),
    cancel: clear,
    setMapping: (mapping: MetricMapping) => setChosen((now) => now && { ...now, mapping, isChanged: true }),
    again: () => {
      setChosen(null);
      setImported(null);
    },
  };
}
export type MetricImport = ReturnType<typeof useMetricImport>;

export const metricFileLimit = `${metricFileLimits.fileBytes / 1024 / 1024}\u00a0MB`;

export const metricFileKinds = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const limits = { types: ['xlsx', 'csv'], maxBytes: metricFileLimits.fileBytes };
