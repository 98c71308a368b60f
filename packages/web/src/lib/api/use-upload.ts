import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from '#/lib/seconds-left.ts';
import type { UploadProgress } from './upload.ts';

export interface FileLimits {
  types: readonly string[];
  maxBytes: number;
  allowsEmpty?: boolean;
}

export type FileProblem = 'wrongKind' | 'tooLarge' | 'emptyFile';

export const findFileProblem = (
  { name, size }: Pick<File, 'name' | 'size'>,
  { types, maxBytes, allowsEmpty = false }: FileLimits,
): FileProblem | null => {
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  if (!types.includes(ending)) return 'wrongKind';
  if (size > maxBytes) return 'tooLarge';
  return size === 0 && !allowsEmpty ? 'emptyFile' : null;
};

export interface Transfer extends UploadProgress {
  name: string;
  secondsLeft: number | undefined;
}

export interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export function useUpload(limits: FileLimits) {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [problem, setProblem] = useState<{ name: string; code: FileProblem } | null>(null);
  const [failure, setFailure] = useState<{ name: string; error: unknown } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const clear = () => {
    running.current?.abort();
    running.current = null;
    setTransfer(null);
    setProblem(null);
    setFailure(null);
  };

  /** Shows work on a file as on its way. @returns null where it was cancelled or failed. */
  const track = async <T>(
    { name, size }: Pick<File, 'name' | 'size'>,
    work: (given: Omit<Sending, 'file'>) => Promise<T>,
  ): Promise<T | null> => {
    clear();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const startedAt = Date.now();
    const onProgress = ({ sent, total }: UploadProgress) => {
      if (!signal.aborted) {
        setTransfer({ name, sent, total, secondsLeft: secondsLeft(sent, total, startedAt, Date.now()) });
      }
    };
    onProgress({ sent: 0, total: size });
    try {
      const answer = await work({ signal, onProgress });
      return signal.aborted ? null : answer;
    } catch (error) {
      if (!signal.aborted) setFailure({ name, error });
      return null;
    } finally {
      if (running.current === controller) setTransfer(null);
    }
  };

  return {
    transfer,
    problem,
    failure,
    track,
    /** @returns the answer; null where the file was refused, cancelled or failed. */
    send: async <T>(file: File, call: (sending: Sending) => Promise<T>): Promise<T | null> => {
      const code = findFileProblem(file, limits);
      if (code === null) return track(file, (given) => call({ file, ...given }));
      clear();
      setProblem({ name: file.name, code });
      return null;
    },
    clear,
  };
}
export type Upload = ReturnType<typeof useUpload>;
