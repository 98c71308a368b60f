import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const username = 'maria.kern@northlight.example';
const owner = { username, name: 'Maria Kern-Ørsted' };

describe('isCommonPassword', () => {
  it.each([
    'Password123456789!',
    'P@ssw0rd2026!!!!!',
    'Welcome-Welcome-1!',
    'Qwertyuiop123456!',
    'Aaaaaaaaaaaaaa1!',
    'Abc123!Abc123!Abc123!',
    'Abcdefghijklmnop1!',
    'Maria.Kern-2026-!!',
    'Soundings-Admin-2026!',
    'Battery-MARIA-Staple-7',
    'M4r1a-Staple-Battery-7',
    'Battery-ørsted-Staple-7',
    'Battery-ØRSTED-Staple-7',
    'Staple7-maria.kern-Battery',
    'Staple7!kernørsted!Battery',
    'Bat-Maria.Kern@Northlight.example-7',
  ])('refuses %s', (password) => expect(isCommonPassword(password, owner)).toBe(true));

  it.each(['Correct-Horse-7-Battery', 'tR7!kWq2$vLp9#zXn4&b', 'Northern-Lights-over-9-fjords!', '8264-Qxv!-9173-6052'])(
    'takes %s',
    (password) => expect(isCommonPassword(password, owner)).toBe(false),
  );

  it.each([
    ['Österreich', 'my-osterreich-99xY!'],
    ['Österreich', 'my-Oesterreich-99xY!'],
    ['Éloïse', 'Eloise-walks-2026!A'],
    ['Müller', 'Mueller-is-2026!AAb'],
    ['Mueller', 'Müller-is-2026!AAb'],
    ['Muller', 'Müller-is-2026!AAb'],
    ['Møller', 'Staple-moller-7-Battery'],
    ['Møller', 'Staple-Moeller-7-Battery'],
    ['Großmann', 'Staple-Grossmann-7-Battery'],
    ['Ågård', 'Staple-Aagaard-7-Battery'],
    ['Aagård', 'Staple-Agaard-7-Battery'],
    ['Sæther', 'Staple-Saether-7-Battery'],
    ['Wałęsa', 'Staple-W4lesa-7-Battery'],
    ['Joël', 'Staple-Joel-7-Battery'],
    ['Mu\u0308ller', 'Staple-Muller-7-Battery'],
  ])('refuses the name %s in %s', (name, password) => {
    expect(isCommonPassword(password, { username: 'x@northlight.example', name })).toBe(true);
  });

  it('takes what only begins like a name without its accents', () => {
    for (const [name, password] of [
      ['Joel', 'Staple-jolly-7-Battery'],
      ['Zoë', 'Staple-Zoe-is-7-Battery'],
      ['Müller', 'Staple-Mule-7-Battery'],
    ])
      expect(isCommonPassword(password!, { username: 'x@northlight.example', name: name! })).toBe(false);
  });

  it('takes parts of a name that are shorter than four letters, unless together they are longer', () => {
    const short = { username: 'li@bo.example', name: 'Bo Li' };
    expect(isCommonPassword('Bottle-Lion-Staple-7', short)).toBe(false);
    expect(isCommonPassword('Staple-7-Battery-BoLi', short)).toBe(true);
    expect(isCommonPassword('Staple-7-Battery-boli', { username: 'bo.li@x.example', name: '' })).toBe(true);
  });
});
