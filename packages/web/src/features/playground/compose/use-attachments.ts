import { endpoints } from 'virtual:endpoints';
import type { ErrorCode } from '@soundings/contract/errors';
import type { Attachment } from '@soundings/contract/playground/attachments';
import {
  attachmentFileTypes,
  attachmentImageTypes,
  playgroundLimits,
} from '@soundings/contract/playground/playground-choices';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import { type FileProblem, findFileProblem } from '#/lib/api/use-upload.ts';

const imageTypes: readonly string[] = attachmentImageTypes;
export const attachableTypes: readonly string[] = [...attachmentFileTypes, ...attachmentImageTypes];

export interface Reading {
  /** The attachment's id, chosen here. */
  readonly key: string;
  /** The file's name, or the page's address. */
  readonly name: string;
  readonly kind: Attachment['kind'];
  /** Share of the file that was sent, 0 to 1. */
  readonly sent: number;
  readonly attachment: Attachment | null;
  readonly problem: FileProblem | null;
  readonly error: unknown;
}

const isImage = (name: string): boolean => imageTypes.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

const problemOf = (file: File): FileProblem | null =>
  isImage(file.name)
    ? findFileProblem(file, { types: attachmentImageTypes, maxBytes: playgroundLimits.imageBytes })
    : findFileProblem(file, { types: attachmentFileTypes, maxBytes: playgroundLimits.fileBytes });

/** What this tab has attached and not sent: found again after a refresh, read or still being read. */
const storageKey = 'PLAYGROUND_ATTACHMENTS';
const storedKeys = (): string[] => sessionStorage.getItem(storageKey)?.split(' ') ?? [];
const storeKeys = (keys: readonly string[]): void => {
  if (keys.length === 0) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, keys.join(' '));
};
const againMs = 1000;

const discard = (id: string): void => {
  call(endpoints.deleteAttachment, { params: { id } }).catch(() => undefined);
};

export function useAttachments() {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const controllers = running.current;
    const stop = restore(setReadings);
    return () => {
      stop();
      for (const controller of controllers.values()) controller.abort();
      // Another session begins without them.
      for (const key of storedKeys()) discard(key);
      storeKeys([]);
    };
  }, []);

  const change = (key: string, part: Partial<Reading>) =>
    setReadings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const begin = (
    name: string,
    kind: Reading['kind'],
    read: (key: string, signal: AbortSignal) => Promise<Attachment>,
  ) => {
    const key = crypto.randomUUID();
    const controller = new AbortController();
    running.current.set(key, controller);
    storeKeys([...storedKeys(), key]);
    setReadings((all) => [...all, { key, name, kind, sent: 0, attachment: null, problem: null, error: null }]);
    // The server reads one large file of a user at a time.
    queue.current = queue.current.then(async () => {
      if (controller.signal.aborted) return;
      try {
        change(key, { attachment: await read(key, controller.signal), sent: 1 });
      } catch (error) {
        if (!controller.signal.aborted) change(key, { error });
      }
    });
  };

  const addFile = (file: File) => {
    const problem = problemOf(file);
    const kind = isImage(file.name) ? 'IMAGE' : 'FILE';
    if (problem === null) {
      return begin(file.name, kind, (key, signal) =>
        upload(endpoints.attachFile, {
          query: { id: key },
          file,
          signal,
          onProgress: ({ sent, total }) => change(key, { sent: total === 0 ? 0 : sent / total }),
        }),
      );
    }
    const refused = {
      key: crypto.randomUUID(),
      name: file.name,
      kind,
      sent: 0,
      attachment: null,
      error: null,
    } as const;
    setReadings((all) => [...all, { ...refused, problem }]);
  };

  const forget = (keys: ReadonlySet<string>) => {
    for (const key of keys) {
      running.current.get(key)?.abort();
      running.current.delete(key);
    }
    storeKeys(storedKeys().filter((key) => !keys.has(key)));
    setReadings((all) => all.filter(({ key }) => !keys.has(key)));
  };

  return {
    readings,
    isReading: readings.some((one) => one.attachment === null && one.problem === null && one.error === null),
    ids: readings.flatMap(({ attachment }) => attachment?.id ?? []),
    addFiles: (files: Iterable<File>) => {
      for (const file of files) addFile(file);
    },
    addPage: (url: string) =>
      begin(url, 'PAGE', (id, signal) => call(endpoints.attachPage, { body: { id, url }, signal })),
    remove: ({ key, problem }: Reading) => {
      forget(new Set([key]));
      if (problem === null) discard(key);
    },
    clear: () => forget(new Set(readings.map(({ key }) => key))),
  };
}
/** Shows what was attached before a refresh, and polls while something is being read. @returns how to stop. */
const restore = (show: (change: (all: readonly Reading[]) => readonly Reading[]) => void): (() => void) => {
  const keys = new Set(storedKeys());
  if (keys.size === 0) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const read = async (): Promise<void> => {
    const found = await call(endpoints.unsentAttachments, { signal: controller.signal });
    const own = found.filter(({ id }) => keys.has(id));
    show((all) => {
      const rest = all.filter(({ key }) => !keys.has(key));
      return [...own.filter(({ id }) => storedKeys().includes(id)).map(toReading), ...rest];
    });
    if (own.some(({ state }) => state === 'READING')) timer = setTimeout(() => void read().catch(giveUp), againMs);
  };
  // They stay on the server, and go from there by themselves.
  const giveUp = (): void => undefined;
  void read().catch(giveUp);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
};

const toReading = (attachment: Attachment): Reading => {
  const { id: key, name, kind, state, failure } = attachment;
  const error = failure === null ? null : new ApiError(failure as ErrorCode, 422);
  return { key, name, kind, sent: 1, attachment: state === 'READ' ? attachment : null, problem: null, error };
};

export type Attachments = ReturnType<typeof useAttachments>;
