import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import { type dataStructures, maxUploadBytes } from '@soundings/contract/resonance/resonance-choices';
import { useEffect, useRef, useState } from 'react';
import { type Transfer, type Upload, useUpload } from '#/lib/api/use-upload.ts';
import { type Mapping, startMapping } from '../mapping/mapping.ts';
import { type AskedOfFile, deleteResonanceFile, inspectResonanceFile, uploadResonanceFile } from './import.api.ts';

type UploadState =
  | { status: 'none'; wasCancelled: boolean }
  | { status: 'refused'; name: string; reason: 'wrongKind' | 'tooLarge' }
  | { status: 'uploading'; transfer: Transfer }
  | { status: 'failed'; name: string; error: unknown }
  | Ready;
interface Ready {
  status: 'ready';
  file: ResonanceFile;
  mapping: Mapping;
  isReading: boolean;
}

const limits = { types: ['xlsx', 'csv'], maxBytes: maxUploadBytes, allowsEmpty: true };

const findState = ({ transfer, problem, failure }: Upload, ready: Ready | null, wasCancelled: boolean): UploadState => {
  if (transfer !== null) return { status: 'uploading', transfer };
  if (problem !== null) {
    return { status: 'refused', name: problem.name, reason: problem.code === 'tooLarge' ? 'tooLarge' : 'wrongKind' };
  }
  if (failure !== null) return { status: 'failed', ...failure };
  return ready ?? { status: 'none', wasCancelled };
};

export function useFileUpload(
  dataStructure: (typeof dataStructures)[number],
  onUnreadable: (error: unknown) => void,
  projectId?: string,
) {
  const upload = useUpload(limits);
  const [ready, setReady] = useState<Ready | null>(null);
  const [wasCancelled, setWasCancelled] = useState(false);
  const unclaimedId = useRef<string>(null);

  const deleteUnclaimed = () => {
    if (unclaimedId.current !== null) deleteResonanceFile(unclaimedId.current);
    unclaimedId.current = null;
  };
  const deleteAtEnd = useRef(deleteUnclaimed);
  useEffect(() => () => deleteAtEnd.current(), []);

  const reset = () => {
    upload.clear();
    setReady(null);
    setWasCancelled(false);
  };
  const take = (file: ResonanceFile | null) => {
    if (file === null) return;
    unclaimedId.current = file.id;
    setReady({ status: 'ready', file, mapping: startMapping(file), isReading: false });
  };

  const choose = async (file: File) => {
    deleteUnclaimed();
    reset();
    take(await upload.send(file, (sending) => uploadResonanceFile({ dataStructure, projectId, ...sending })));
  };

  const open = async (name: string, read: () => Promise<ResonanceFile>) => {
    deleteUnclaimed();
    reset();
    const file = await upload.track({ name, size: 0 }, async ({ signal }) => {
      const opened = await read();
      // Left or cancelled meanwhile: nobody wants it any more.
      if (signal.aborted) deleteResonanceFile(opened.id);
      return opened;
    });
    take(file);
  };

  const readFrom = async (asked: AskedOfFile) => {
    if (ready === null) return;
    const { id } = ready.file;
    const change = (to: Partial<Ready>) => setReady((now) => (now?.file.id === id ? { ...now, ...to } : now));
    change({ isReading: true });
    try {
      const file = await inspectResonanceFile(id, { ...asked, projectId });
      change({ file, mapping: startMapping(file), isReading: false });
    } catch (error) {
      change({ isReading: false });
      onUnreadable(error);
    }
  };

  return {
    state: findState(upload, ready, wasCancelled),
    open: (name: string, read: () => Promise<ResonanceFile>) => void open(name, read),
    choose: (file: File) => void choose(file),
    cancel: () => {
      reset();
      setWasCancelled(true);
    },
    remove: () => {
      deleteUnclaimed();
      reset();
    },
    release: () => {
      unclaimedId.current = null;
    },
    reclaim: () => {
      if (ready !== null) unclaimedId.current = ready.file.id;
    },
    clear: () => {
      unclaimedId.current = null;
      reset();
    },
    setMapping: (mapping: Mapping) => setReady((now) => now && { ...now, mapping }),
    readFrom: (asked: AskedOfFile) => void readFrom(asked),
  };
}
export type FileUpload = ReturnType<typeof useFileUpload>;
