import { endpoints } from 'virtual:endpoints';
import type { Attachment } from '@soundings/contract/playground/attachments';
import {
  attachmentFileTypes,
  attachmentImageTypes,
  playgroundLimits,
} from '@soundings/contract/playground/playground-choices';
import { useEffect, useRef, useState } from 'react';
import { call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import { type FileProblem, findFileProblem } from '#/lib/api/use-upload.ts';

const imageTypes: readonly string[] = attachmentImageTypes;
export const attachableTypes: readonly string[] = [...attachmentFileTypes, ...attachmentImageTypes];

/** What is read for the next message: on its way, read, or why it was not. */
export interface Reading {
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

let count = 0;

/** Files, pictures and pages for the next message: checked before they are sent, read one after the other. */
export function useAttachments() {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Reading>) =>
    setReadings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const begin = (
    name: string,
    kind: Reading['kind'],
    read: (key: string, signal: AbortSignal) => Promise<Attachment>,
  ) => {
    const key = `reading-${++count}`;
    const controller = new AbortController();
    running.current.set(key, controller);
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
          file,
          signal,
          onProgress: ({ sent, total }) => change(key, { sent: total === 0 ? 0 : sent / total }),
        }),
      );
    }
    const refused = {
      key: `reading-${++count}`,
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
    setReadings((all) => all.filter(({ key }) => !keys.has(key)));
  };

  return {
    readings,
    isReading: readings.some((one) => one.attachment === null && one.problem === null && one.error === null),
    ids: readings.flatMap(({ attachment }) => attachment?.id ?? []),
    addFiles: (files: Iterable<File>) => {
      for (const file of files) addFile(file);
    },
    addPage: (url: string) => begin(url, 'PAGE', (_, signal) => call(endpoints.attachPage, { body: { url }, signal })),
    /** Takes one away, on the server, too. */
    remove: ({ key, attachment }: Reading) => {
      forget(new Set([key]));
      if (attachment) void call(endpoints.deleteAttachment, { params: { id: attachment.id } }).catch(() => undefined);
    },
    /** They were sent, or belong to a session that is over. */
    clear: () => forget(new Set(readings.map(({ key }) => key))),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
