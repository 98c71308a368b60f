import { SharePassword } from '@soundings/contract/projects/sharing';
import { expect, it } from 'vitest';

const password = 'Quiet-Harbour-7-Lights';

it('takes the password of a shared project', () => expect(SharePassword.parse(password)).toBe(password));

it.each(['\n', '\r', '\t', '\u0000', '\u001b', '\u007f', '\u0085'])(
  'refuses one with the control character %j: it is sent in a header, which ends with its line',
  (control) => expect(SharePassword.safeParse(`Quiet-Harbour${control}7-Lights`).success).toBe(false),
);
