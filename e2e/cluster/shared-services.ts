import { startPostgres } from '@soundings/server/test/start-postgres';
import { copyBucket, startS3 } from '@soundings/server/test/start-s3';
import { addressOf, createDatabase } from '../database.ts';

export interface SharedServices {
  /** Of the database `postgres`, by a user who may create others. */
  readonly postgres: string;
  readonly s3: string;
}

export const startSharedServices = async (): Promise<{ services: SharedServices; stop(): Promise<void> }> => {
  const postgres = await startPostgres();
  const s3 = await startS3();
  return {
    services: { postgres: postgres.urlOf('postgres'), s3: s3.settings.endpoint! },
    stop: async () => {
      await s3.stop();
      await postgres.stop();
    },
  };
};

const region = 'eu-central-1';
const key = { accessKeyId: 'soundings', secretAccessKey: 'soundings' };

export const makePlace = async ({ postgres, s3 }: SharedServices, name: string, template?: string): Promise<void> => {
  await createDatabase(postgres, name, template);
  await copyBucket({ bucket: name, region, endpoint: s3, ...key }, template);
};

export const placeSettings = ({ postgres, s3 }: SharedServices, name: string) => ({
  APP_SECRET: 'the same on every node of a cluster, and long enough',
  DATABASE_URL: addressOf(postgres, name),
  S3_BUCKET: name,
  S3_REGION: region,
  S3_ENDPOINT: s3,
  S3_ACCESS_KEY_ID: key.accessKeyId,
  S3_SECRET_ACCESS_KEY: key.secretAccessKey,
});
