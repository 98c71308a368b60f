import * as z from 'zod/mini';
import { addressField } from '#/lib/list-search.ts';

const word = addressField(z.string());

/** What the address of any list of the settings holds; each list reads its own words when it opens. */
export const SettingsSearch = z.object({
  query: word,
  sort: word,
  page: addressField(z.coerce.number()),
  size: addressField(z.coerce.number()),
  type: word,
  language: word,
  status: word,
});
