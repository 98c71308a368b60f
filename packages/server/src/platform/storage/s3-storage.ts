import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Storage } from './storage.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A part is held in memory until it is sent. S3 takes 10,000 of them, so files of up to 80 GB. */
const partBytes = 8 * 1024 * 1024;
const concurrentParts = 2;
const resumes = 5;

const createClient = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Many servers that speak S3 know none of the newer checksums, and none can be told of a stream before it was read.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
  });

export const s3Storage = (settings: S3Settings): Storage => {
  const client = createClient(settings);
  const place = (key: string) => ({ Bucket: settings.bucket, Key: key });
  const get = async (key: string, from = 0) => {
    const range = from > 0 ? { Range: `bytes=${from}-` } : {};
    const { Body, ContentLength } = await client.send(new GetObjectCommand({ ...place(key), ...range }));
    return { content: Body as Readable, end: from + ContentLength! };
  };

  const download = async (key: string, path: string): Promise<void> => {
    let { content, end } = await get(key);
    const file = createWriteStream(path);
    let written = 0;
    const count = async function* () {
      for (let resumed = 0; ; resumed++) {
        try {
          for await (const chunk of content as AsyncIterable<Buffer>) {
            written += chunk.length;
            yield chunk;
          }
          if (written >= end) return;
        } catch (error) {
          if (resumed === resumes) throw error;
        }
        ({ content, end } = await get(key, written));
      }
    };
    await pipeline(count, file);
  };

  const findSize = async (key: string): Promise<number | null> => {
    try {
      return (await client.send(new HeadObjectCommand(place(key)))).ContentLength!;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw error;
    }
  };

  return {
    write: async (key, content) => {
      await client.send(new PutObjectCommand({ ...place(key), Body: content }));
    },
    writeStream: async (key, content) => {
      const params = { ...place(key), Body: content };
      const upload = new Upload({ client, params, partSize: partBytes, queueSize: concurrentParts });
      try {
        await upload.done();
      } catch (error) {
        throw content.errored ?? error;
      }
    },
    read: async (key) => {
      const { Body } = await client.send(new GetObjectCommand(place(key)));
      return Body!.transformToByteArray();
    },
    exists: async (key) => (await findSize(key)) !== null,
    findSize,
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    withLocalPath: async (key, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'soundings-'));
      try {
        const path = join(folder, 'file');
        await download(key, path);
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};
