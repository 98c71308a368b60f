import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

const root = resolve(import.meta.dirname, '../../..');

/** Where the 1,500 brands of Wikidata lie, which are not part of the project. */
export const wikidataFile = join(
  resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'),
  'homepages/wikidata-brand-profiles.csv',
);
export const hasWikidata = existsSync(wikidataFile);
if (!hasWikidata) console.warn(`Skipped: ${wikidataFile} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

/** The columns of handles with their networks, and what stands before a handle in its key. */
export const wikidataColumns: readonly (readonly [string, SocialNetwork, string])[] = [
  ['facebook', 'FACEBOOK', ''],
  ['instagram', 'INSTAGRAM', ''],
  ['twitter', 'TWITTER', ''],
  ['youtube_channel_id', 'YOUTUBE', 'channel:'],
  ['linkedin_company', 'LINKEDIN', 'company:'],
];
