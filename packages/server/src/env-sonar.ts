import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { z } from 'zod';

const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const eachNetwork = <const S extends string, T extends z.ZodType>(suffix: S, type: T) =>
  Object.fromEntries(socialNetworks.map((network) => [`SONAR_${network}_${suffix}`, type])) as Record<
    `SONAR_${SocialNetwork}_${S}`,
    T
  >;

const Key = z
  .string()
  .max(4000)
  .regex(/^[\x21-\x7e]+$/, 'has characters that no key has');

/** The key of each network, its id where it needs one, and where it answers if not at the usual address. */
export const sonarSettings = {
  ...eachNetwork('KEY', optional(Key)),
  SONAR_INSTAGRAM_ID: optional(z.string().max(200)),
  SONAR_TIKTOK_ID: optional(z.string().max(200)),
  ...eachNetwork('URL', optional(z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')))),
};
