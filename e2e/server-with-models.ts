import { openAiVendors, vendorKey } from '@soundings/server/test/ai-vendors';
import { openPageServer } from '@soundings/server/test/page-server';
import { startServer } from './server.ts';

/** A server whose models, and the pages that it reads, are on this machine. */
export const startServerWithModels = async (settings: Record<string, string> = {}) => {
  const [vendors, site] = await Promise.all([openAiVendors(), openPageServer()]);
  const server = await startServer({
    AI_ANTHROPIC_URL: vendors.account('ANTHROPIC').baseUrl,
    AI_ANTHROPIC_KEY: vendorKey,
    FETCH_ALLOW_HOSTS: `${vendors.host},${site.host}`,
    ...settings,
  });
  const stop = async () => {
    await server.stop();
    await Promise.all([vendors.close(), site.close()]);
  };
  return { vendors, site, server, stop };
};
