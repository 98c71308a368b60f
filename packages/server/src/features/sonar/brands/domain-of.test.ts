import { toDomain } from '@soundings/contract/sonar/domain';
import { expect, it } from 'vitest';

it.each([
  ['fjord.dk', 'fjord.dk'],
  [' https://www.Fjord.dk/shop?a=1#b ', 'fjord.dk'],
  ['http://shop.fjord.co.uk:8080', 'shop.fjord.co.uk'],
  ['fjord.dk.', 'fjord.dk'],
  ['www.dk', 'www.dk'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
])('reads %j as the domain %s', (text, domain) => {
  expect(toDomain(text)).toBe(domain);
});

it.each([
  '',
  'fjord',
  'localhost',
  '127.0.0.1',
  '0x7f.1',
  '[::1]',
  'user@fjord.dk',
  ':pw@fjord.dk',
  'a.--',
  'fjord.-dk',
  'fjo rd.dk',
  'ftp://fjord.dk',
  'javascript:alert(1)',
  `${'a'.repeat(64)}.dk`,
])('finds no domain in %j', (text) => {
  expect(toDomain(text)).toBeNull();
});
