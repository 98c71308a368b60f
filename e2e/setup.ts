import { shareDatabase } from './database.ts';
import { findBrowser } from './find-browser.ts';
import { startServer, templates } from './server.ts';

/** Once for all workers: unpacks the browser, starts the database, and prepares what the servers begin with copies of. */
export default async function setup() {
  process.env.SOUNDINGS_BROWSER = await findBrowser();
  const stopDatabase = await shareDatabase();
  const [empty, demo] = await Promise.all([
    startServer({ SEED_DEMO: 'false' }),
    startServer({ SEED_DEMO: 'uncollected' }),
  ]);
  for (const server of [empty, demo]) await server.terminate();
  process.env[templates.empty] = empty.dataDirectory;
  process.env[templates.demo] = demo.dataDirectory;
  return async () => {
    await empty.stop();
    await demo.stop();
    await stopDatabase();
  };
}
