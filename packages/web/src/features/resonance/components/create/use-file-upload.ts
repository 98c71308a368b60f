import type { ResonanceFile } from '@soundings/contract/resonance';
import { type dataStructures, maxUploadBytes } from '@soundings/contract/resonance-choices';
import { useEffect, useRef, useState } from 'react';
import { deleteResonanceFile } from '../../api/delete-resonance-file.ts';
import { uploadResonanceFile } from '../../api/upload-resonance-file.ts';
import { type MappedColumn, startMapping } from '../../mapping/mapping.ts';

export type UploadState =
  | { status: 'none'; wasCancelled: boolean }
  | { status: 'refused'; name: string; reason: 'wrongKind' | 'tooLarge' }
  | { status: 'uploading'; name: string; sent: number; total: number; startedAt: number }
  | { status: 'failed'; name: string; error: unknown }
  | { status: 'ready'; file: ResonanceFile; columns: MappedColumn[] };

const refusal = ({ name, size }: File) =>
  !/\.(xlsx|csv)$/i.test(name) ? 'wrongKind' : size > maxUploadBytes ? 'tooLarge' : null;

/** The survey file: sent as soon as it is chosen, thrown away when the form is left without a project. */
export function useFileUpload(dataStructure: (typeof dataStructures)[number] = 'respondents') {
  const [state, setState] = useState<UploadState>({ status: 'none', wasCancelled: false });
  const running = useRef<AbortController>(null);
  /** The id of a file that is uploaded and belongs to no project yet. */
  const loose = useRef<string>(null);

  const discard = () => {
    running.current?.abort();
    if (loose.current !== null) deleteResonanceFile(loose.current);
    loose.current = null;
  };
  const discardAtEnd = useRef(discard);
  useEffect(() => () => discardAtEnd.current(), []);

  const choose = async (file: File) => {
    discard();
    const { name, size } = file;
    const reason = refusal(file);
    if (reason !== null) return setState({ status: 'refused', name, reason });
    const controller = new AbortController();
    running.current = controller;
    const startedAt = Date.now();
    setState({ status: 'uploading', name, sent: 0, total: size, startedAt });
    try {
      const read = await uploadResonanceFile({
        file,
        dataStructure,
        signal: controller.signal,
        onProgress: ({ sent, total }) => setState({ status: 'uploading', name, sent, total, startedAt }),
      });
      loose.current = read.id;
      setState({ status: 'ready', file: read, columns: startMapping(read.columns) });
    } catch (error) {
      if (!controller.signal.aborted) setState({ status: 'failed', name, error });
    }
  };

  return {
    state,
    choose: (file: File) => void choose(file),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'none', wasCancelled: true });
    },
    remove: () => {
      discard();
      setState({ status: 'none', wasCancelled: false });
    },
    /** The file is being imported: leaving the form does not throw it away. */
    release: () => {
      loose.current = null;
    },
    /** It was not imported: it goes with the form again. */
    takeBack: () => {
      if (state.status === 'ready') loose.current = state.file.id;
    },
    /** When the file has become a project's data. */
    clear: () => {
      loose.current = null;
      setState({ status: 'none', wasCancelled: false });
    },
    setColumns: (columns: MappedColumn[]) => setState((now) => (now.status === 'ready' ? { ...now, columns } : now)),
  };
}
export type FileUpload = ReturnType<typeof useFileUpload>;
