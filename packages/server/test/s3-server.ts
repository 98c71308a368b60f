import { startFauxqs } from 'fauxqs';

/** A process of its own: the server holds a whole object in memory while it is written and read. */
const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, s3StorageDir: process.argv[2]! });
process.send?.(server.port);
process.on('disconnect', () => process.exit(0));
