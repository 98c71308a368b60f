import { expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

it.each([
  ['https://soundings.example/a?b=c', 'outside'],
  ['http://soundings.example', 'outside'],
  ['mailto:anna@soundings.example', 'outside'],
  ['/project/sonar/0199?tab=trust', 'page'],
  ['/projects', 'page'],
  ['/playground?thread=1', 'page'],
])('lets %s lead to a %s', (href, kind) => {
  expect(safeAddress(href)?.kind).toBe(kind);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://soundings.example/1',
  '//other.example/a',
  '/\\other.example',
  '/api/user/management/1',
  '/projectsx',
  'https://soundings.example@other.example/',
  'projects',
  '',
])('lets %j lead nowhere', (href) => {
  expect(safeAddress(href)).toBeNull();
});
