import { findBrowser } from './find-browser.ts';
import { startServer } from './server.ts';

/** Once for all workers: unpacks the browser, and prepares the data directory that each server begins with a copy of. */
export default async function setup() {
  process.env.SOUNDINGS_BROWSER = await findBrowser();
  const server = await startServer();
  await server.terminate();
  process.env.SOUNDINGS_DATA_TEMPLATE = server.dataDirectory;
  return server.stop;
}
