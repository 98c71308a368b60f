import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import type { ImportedMetrics, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '#/lib/api/upload.ts';
import { importMetrics, readMetricFile } from '../collect.api.ts';
import { type FileFacts, findFileFacts, mappingToSend } from './mapping.ts';

/** A file that was read, with what its columns mean by now. */
export interface ChosenFile {
  file: File;
  read: MetricFile;
  facts: FileFacts;
  mapping: MetricMapping;
  isChanged: boolean;
}

export interface Transfer extends UploadProgress {
  what: 'read' | 'import';
  name: string;
  startedAt: number;
}

export interface ImportFailure {
  name: string;
  error: unknown;
}

/**
 * A file is read, its columns are assigned, and it is sent once more to be imported. Whatever fails, the columns stay
 * assigned as they are. Leaving ends what is on its way.
 */
export function useMetricImport(projectId: string, onImported: (imported: ImportedMetrics) => void) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [problem, setProblem] = useState<{ name: string; code: ReturnType<typeof findFileProblem> } | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [imported, setImported] = useState<ImportedMetrics | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Null where it was cancelled or failed. */
  const send = async <T>(
    what: Transfer['what'],
    file: File,
    call: (signal: AbortSignal, onProgress: (progress: UploadProgress) => void) => Promise<T>,
  ): Promise<T | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const begun = { what, name: file.name, startedAt: Date.now() };
    setFailure(null);
    setTransfer({ ...begun, sent: 0, total: file.size });
    try {
      return await call(controller.signal, (progress) => setTransfer({ ...begun, ...progress }));
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ name: file.name, error });
      return null;
    } finally {
      if (running.current === controller) setTransfer(null);
    }
  };

  const choose = async (file: File) => {
    const code = findFileProblem(file);
    setProblem(code === null ? null : { name: file.name, code });
    if (code !== null) return;
    const read = await send('read', file, (signal, onProgress) => readMetricFile(file, signal, onProgress));
    if (read) setChosen({ file, read, facts: findFileFacts(read), mapping: read.mapping, isChanged: false });
  };
  const start = async () => {
    if (chosen === null) return;
    const { file, facts } = chosen;
    const mapping = mappingToSend(chosen.mapping, facts);
    const answer = await send('import', file, (signal, onProgress) =>
      importMetrics({ projectId, file, mapping, signal, onProgress }),
    );
    if (answer === null) return;
    setImported(answer);
    onImported(answer);
  };
  return {
    chosen,
    transfer,
    problem,
    failure,
    imported,
    choose: (file: File) => void choose(file),
    start: () => void start(),
    cancel: () => {
      running.current?.abort();
      setTransfer(null);
    },
    setMapping: (mapping: MetricMapping) => setChosen((now) => now && { ...now, mapping, isChanged: true }),
    again: () => {
      setChosen(null);
      setImported(null);
    },
  };
}
export type MetricImport = ReturnType<typeof useMetricImport>;

/** The largest file, as people say it: 50 MB. */
export const metricFileLimit = `${metricFileLimits.fileBytes / 1024 / 1024}\u00a0MB`;

export const metricFileKinds = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What can be seen to be wrong with a file before it is sent; a text key of `sonarImport`. */
const findFileProblem = ({ name, size }: File): 'wrongKind' | 'fileTooLarge' | 'emptyFile' | null => {
  if (!/\.(xlsx|csv)$/i.test(name)) return 'wrongKind';
  if (size > metricFileLimits.fileBytes) return 'fileTooLarge';
  return size === 0 ? 'emptyFile' : null;
};
