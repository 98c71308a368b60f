import { describe, expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const allows = (text: string, path: string) => readRobots(text, 'soundings').isAllowed(path);

describe('a robots.txt', () => {
  it.each([
    ['', '/', true],
    ['<html>no robots</html>', '/', true],
    ['User-agent: *\nDisallow:', '/', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['user-agent:*\r\ndisallow:/', '/a', false],
    ['\ufeffUser-agent: *\rDisallow: /', '/', false],
    ['Disallow: /', '/', true],
    ['User-agent: Other\nDisallow: /', '/', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Soundings\nDisallow: /b', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Soundings/1.0\nDisallow: /b', '/b', false],
    ['User-agent: Other\nUser-agent: soundings\nDisallow: /', '/', false],
    [
      'User-agent: soundings\nDisallow: /a\nUser-agent: *\nDisallow: /b\nUser-agent: SOUNDINGS\nDisallow: /c',
      '/c',
      false,
    ],
    ['User-agent: soundings\n# all\nSitemap: x\nDisallow: /a # this', '/a', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
    ['User-agent: *\nAllow: /a/b\nDisallow: /a', '/a/c', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.html$', '/a/b.html', false],
    ['User-agent: *\nDisallow: /*.html$', '/a/b.html?c', true],
    ['User-agent: *\nDisallow: /*.html', '/a/b.html?c', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /$', '/', false],
    ['User-agent: *\nDisallow: /$', '/a', true],
    ['User-agent: *\nDisallow: *?', '/a?b', false],
    ['User-agent: *\nDisallow: /a*b*c', '/axxbyyc', false],
    ['User-agent: *\nDisallow: /a*b*c$', '/abcbc', false],
    ['User-agent: *\nDisallow: /a*b*c', '/acb', true],
    ['User-agent: *\nDisallow: /ö', '/%C3%B6', false],
    ['User-agent: *\nDisallow: /%C3%B6', '/ö', false],
  ])('%j lets %s be read: %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it('says how long to wait', () => {
    const delay = (text: string) => readRobots(text, 'soundings').crawlDelay;
    expect(delay('User-agent: *\nCrawl-delay: 2.5')).toBe(2.5);
    expect(delay('User-agent: *\nCrawl-delay: 10\nUser-agent: soundings\nCrawl-delay: 1')).toBe(1);
    expect(delay('User-agent: *\nCrawl-delay: soon')).toBeNull();
    expect(delay('User-agent: *\nDisallow: /')).toBeNull();
  });

  it('is read up to 100 kB or 2,000 rules, of the last line nothing where that is cut', () => {
    const padded = (length: number, rule: string) => `User-agent: *\n${'#'.repeat(length - 15)}\n${rule}`;
    expect(allows(padded(90 * 1024, 'Disallow: /a'), '/a')).toBe(false);
    expect(allows(padded(100 * 1024, 'Disallow: /a'), '/a')).toBe(true);
    expect(allows(padded(100 * 1024 - 11, 'Disallow: /abc'), '/x')).toBe(true);
    const ruled = (rules: number) => `User-agent: *\n${'Disallow: /b\n'.repeat(rules)}Disallow: /a`;
    expect([allows(ruled(1999), '/a'), allows(ruled(2000), '/a')]).toEqual([false, true]);
  });

  it('that means harm is read all the same', () => {
    const stars = `User-agent: *\nDisallow: /${'*a'.repeat(400)}b`;
    expect(allows(stars, `/${'a'.repeat(4000)}`)).toBe(true);
    const long = `User-agent: *\n${'Disallow: /a\n'.repeat(400_000)}`;
    expect(allows(long, '/a')).toBe(false);
    expect(allows('a'.repeat(5_000_000), '/')).toBe(true);
    expect(allows('\n'.repeat(5_000_000), '/')).toBe(true);
  });
});
