import { useEffect, useRef, useState } from 'react';
import { addReferenceFile, type FileType } from '../project-forms.api.ts';

interface Sending {
  sent: number;
  total: number;
  name: string;
}

interface Handlers {
  onSent: (fileName: string) => void;
  onFailed: (error: unknown) => void;
  onCancelled: () => void;
}

/** Sends a reference file and tells how far it is; leaving the page gives it up. */
export function useFileUpload(type: FileType, id: string, { onSent, onFailed, onCancelled }: Handlers) {
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    const { name, size } = file;
    setSending({ name, sent: 0, total: size });
    try {
      const { fileName } = await addReferenceFile(type, {
        id,
        file,
        signal: controller.signal,
        onProgress: (progress) => setSending({ name, ...progress }),
      });
      onSent(fileName);
    } catch (error) {
      if (controller.signal.aborted) onCancelled();
      else onFailed(error);
    } finally {
      setSending(null);
    }
  };
  return { sending, send: (file: File) => void send(file), cancel: () => running.current?.abort() };
}
