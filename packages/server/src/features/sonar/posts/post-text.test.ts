import { describe, expect, it } from 'vitest';
import { findHashtags, keepAddress, keepText } from './post-text.ts';

describe('hashtags', () => {
  it.each([
    ['#Sommer und #sommer', ['sommer']],
    ['(#a_b), #Größe! #日本', ['a_b', 'größe', '日本']],
    ['Nr. #1, a#b, ##c, https://x.example/#d, &#39;', []],
    ['#2026ready #x1', ['2026ready', 'x1']],
    [null, []],
  ])('of %j are %j', (text, tags) => expect(findHashtags(text)).toEqual(tags));

  it('are in lower case, each once, and not without bound', () => {
    for (const text of ['#İstanbul #i̇stanbul #ISTANBUL', '#ß #SS #ẞ', '#e\u0301te #\u00e9te', '#🎉 #a🎉b #_a']) {
      const tags = findHashtags(text);
      expect(new Set(tags).size).toBe(tags.length);
      for (const tag of tags) expect(tag).toBe(tag.toLowerCase());
      expect(findHashtags(tags.map((tag) => `#${tag}`).join(' '))).toEqual(tags);
    }
    expect(findHashtags(Array.from({ length: 500 }, (_, at) => `#a${at}`).join(' '))).toHaveLength(50);
    expect(findHashtags(`#${'a'.repeat(101)}`)).toEqual([]);
  });
});

describe('what is kept', () => {
  it('of a text can be stored, and is no longer than 5,000 characters', () => {
    expect(keepText(' a\u0000b \uD800')).toBe('ab \uFFFD');
    expect(keepText(' \n')).toBeNull();
    expect(keepText(undefined)).toBeNull();
    const long = keepText('😀'.repeat(6000))!;
    expect(Array.from(long)).toHaveLength(5000);
    expect(long.isWellFormed()).toBe(true);
  });

  it.each([
    ['https://example.com/p/1', 'https://example.com/p/1'],
    ['http://example.com', 'http://example.com/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['p-17', null],
    [`https://example.com/${'a'.repeat(2000)}`, null],
    ['', null],
  ])('of the address %s is %s', (address, kept) => expect(keepAddress(address)).toBe(kept));
});
