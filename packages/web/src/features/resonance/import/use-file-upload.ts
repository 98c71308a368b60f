import type { ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import { type dataStructures, maxUploadBytes } from '@soundings/contract/resonance/resonance-choices';
import { useEffect, useRef, useState } from 'react';
import { type Mapping, startMapping } from '../mapping/mapping.ts';
import { deleteResonanceFile, inspectResonanceFile, uploadResonanceFile } from './import.api.ts';

type UploadState =
  | { status: 'none'; wasCancelled: boolean }
  | { status: 'refused'; name: string; reason: 'wrongKind' | 'tooLarge' }
  | { status: 'uploading'; name: string; sent: number; total: number; startedAt: number }
  | { status: 'failed'; name: string; error: unknown }
  | { status: 'ready'; file: ResonanceFile; mapping: Mapping; isReading: boolean };

const findRejection = ({ name, size }: File) =>
  !/\.(xlsx|csv)$/i.test(name) ? 'wrongKind' : size > maxUploadBytes ? 'tooLarge' : null;

/**
 * The survey file: sent as soon as it is chosen, thrown away when the form is left without a project. `projectId`: the
 * project whose answers it is to replace.
 */
export function useFileUpload(
  dataStructure: (typeof dataStructures)[number],
  onUnreadable: (error: unknown) => void,
  projectId?: string,
) {
  const [state, setState] = useState<UploadState>({ status: 'none', wasCancelled: false });
  const running = useRef<AbortController>(null);
  /** The id of a file that is uploaded and belongs to no project yet. */
  const unclaimedId = useRef<string>(null);

  const discard = () => {
    running.current?.abort();
    if (unclaimedId.current !== null) deleteResonanceFile(unclaimedId.current);
    unclaimedId.current = null;
  };
  const discardAtEnd = useRef(discard);
  useEffect(() => () => discardAtEnd.current(), []);

  const choose = async (file: File) => {
    discard();
    const { name, size } = file;
    const reason = findRejection(file);
    if (reason !== null) return setState({ status: 'refused', name, reason });
    const controller = new AbortController();
    running.current = controller;
    const startedAt = Date.now();
    setState({ status: 'uploading', name, sent: 0, total: size, startedAt });
    try {
      const read = await uploadResonanceFile({
        file,
        dataStructure,
        projectId,
        signal: controller.signal,
        onProgress: ({ sent, total }) => setState({ status: 'uploading', name, sent, total, startedAt }),
      });
      unclaimedId.current = read.id;
      setState({ status: 'ready', file: read, mapping: startMapping(read), isReading: false });
    } catch (error) {
      if (!controller.signal.aborted) setState({ status: 'failed', name, error });
    }
  };

  /** Reads the uploaded file from another sheet or row of headings; a place that cannot be read leaves all as it was. */
  const readFrom = async (place: TablePlace) => {
    if (state.status !== 'ready') return;
    const { id } = state.file;
    const change = (to: Partial<Extract<UploadState, { status: 'ready' }>>) =>
      setState((now) => (now.status === 'ready' && now.file.id === id ? { ...now, ...to } : now));
    change({ isReading: true });
    try {
      const file = await inspectResonanceFile(id, { ...place, projectId });
      change({ file, mapping: startMapping(file), isReading: false });
    } catch (error) {
      change({ isReading: false });
      onUnreadable(error);
    }
  };

  /** Takes up a file that lies on the server already. */
  const open = async (name: string, read: () => Promise<ResonanceFile>) => {
    discard();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'uploading', name, sent: 0, total: 0, startedAt: Date.now() });
    try {
      const file = await read();
      // Left or cancelled meanwhile: nobody wants it any more.
      if (controller.signal.aborted) return deleteResonanceFile(file.id);
      unclaimedId.current = file.id;
      setState({ status: 'ready', file, mapping: startMapping(file), isReading: false });
    } catch (error) {
      if (!controller.signal.aborted) setState({ status: 'failed', name, error });
    }
  };

  return {
    state,
    open: (name: string, read: () => Promise<ResonanceFile>) => void open(name, read),
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
      unclaimedId.current = null;
    },
    /** It was not imported: it goes with the form again. */
    reclaim: () => {
      if (state.status === 'ready') unclaimedId.current = state.file.id;
    },
    /** When the file has become a project's data. */
    clear: () => {
      unclaimedId.current = null;
      setState({ status: 'none', wasCancelled: false });
    },
    setMapping: (mapping: Mapping) => setState((now) => (now.status === 'ready' ? { ...now, mapping } : now)),
    readFrom: (place: TablePlace) => void readFrom(place),
  };
}
export type FileUpload = ReturnType<typeof useFileUpload>;
