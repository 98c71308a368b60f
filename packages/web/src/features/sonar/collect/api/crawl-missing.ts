import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Starts the crawl of the brands that miss a link. */
export const crawlMissing = (projectId: string) => call(endpoints.crawlMissing, { params: { id: projectId } });
