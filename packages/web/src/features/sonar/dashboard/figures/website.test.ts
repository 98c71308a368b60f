import { expect, it } from 'vitest';
import { findWebsite } from './brand-identity.tsx';

it.each([
  ['fjeldholm.dk', 'https://fjeldholm.dk/'],
  [' www.fjeldholm.co.uk ', 'https://www.fjeldholm.co.uk/'],
  ['http://fjeldholm.dk/shop', 'http://fjeldholm.dk/shop'],
  ['bølgeskov.dk', 'https://xn--blgeskov-54a.dk/'],
])('opens %s', (domain, address) => expect(findWebsite(domain)).toBe(address));

it.each(['', 'fjeldholm', 'two words.dk', 'a@b.dk', 'javascript:alert(1)', 'localhost', '127.0.0.1', '-.dk', 'a..dk'])(
  'opens nothing for %j',
  (domain) => expect(findWebsite(domain)).toBeNull(),
);
