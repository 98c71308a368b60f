import type { VendorKind } from '@soundings/contract/ai/ai-choices';
import type { AiKey, AiKeyGiven } from '@soundings/contract/ai/ai-keys';

export interface KeyFields {
  secret: string;
  baseUrl: string;
  header: string;
  prefix: string;
  apiVersion: string;
}

/** What is wrong with a field; each is a text key of `aiSettings.fieldCode`. */
type KeyFieldCode = 'enterKey' | 'httpsOnly' | 'invalidUrl' | 'invalidCharacters' | 'invalidKey';

/** A key is entered again each time: nobody is shown the stored one. */
export const fieldsOf = ({ baseUrl, header, apiVersion, source }: AiKey): KeyFields => ({
  secret: '',
  baseUrl: (source === 'stored' && baseUrl) || '',
  header: header?.name ?? '',
  prefix: header?.prefix ?? '',
  apiVersion: apiVersion ?? '',
});

export const azure: Omit<KeyFields, 'secret'> = {
  baseUrl: 'https://your-resource.openai.azure.com/openai/v1',
  header: 'api-key',
  prefix: '',
  apiVersion: '',
};

const checkSecret =
  (kind: VendorKind) =>
  (value: string): KeyFieldCode | null => {
    if (value.trim() === '') return kind === 'COMPATIBLE' ? null : 'enterKey';
    return /^[\x21-\x7e]*$/.test(value.trim()) ? null : 'invalidKey';
  };

const checkAddress = (value: string): KeyFieldCode | null => {
  return /^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(value.trim()) ? null : 'invalidUrl';
};

const checkWord =
  (allowed: RegExp) =>
  (value: string): KeyFieldCode | null =>
    allowed.test(value.trim()) ? null : 'invalidCharacters';

export const keyRules = (kind: VendorKind) => ({
  secret: checkSecret(kind),
  ...(kind === 'COMPATIBLE' && {
    baseUrl: checkAddress,
    header: checkWord(/^[\w-]*$/),
    prefix: checkWord(/^[\x20-\x7e]*$/),
    apiVersion: checkWord(/^[\w.-]*$/),
  }),
});

/** A prefix keeps the space at its end: `Bearer `. */
export const keyGiven = (kind: VendorKind, fields: KeyFields): AiKeyGiven => {
  const secret = fields.secret.trim();
  if (kind !== 'COMPATIBLE') return { secret };
  const name = fields.header.trim();
  return {
    secret,
    baseUrl: fields.baseUrl.trim(),
    header: name === '' ? null : { name, prefix: fields.prefix },
    apiVersion: fields.apiVersion.trim() || null,
  };
};

/** Where the server found a mistake, by the name of our field. */
export const serverFields: Readonly<Record<string, keyof KeyFields>> = {
  'body.secret': 'secret',
  'body.baseUrl': 'baseUrl',
  'body.header.name': 'header',
  'body.header.prefix': 'prefix',
  'body.apiVersion': 'apiVersion',
};
