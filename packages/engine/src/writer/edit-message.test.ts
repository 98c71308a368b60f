import { describe, expect, it } from 'vitest';
import { editMessage } from './edit-message.ts';
import type { PageReading } from './facts.ts';

const page: PageReading = {
  ...{ title: 'Reading lamps | Nordlys', description: 'Lamps for quiet evenings.', headings: ['Built to last'] },
  mainText: [
    'Nordlys protects your eyes from blue light, and keeps your bedroom calm.',
    'Our lamps use up to 60% less power than older ones.',
    'We have made lamps since 1958.',
  ].join('\n'),
  ...{ brand: 'Nordlys', language: 'en', proofPoints: [], callsToAction: ['Order your lamp'] },
};
const message = 'Every lamp is built by two people in Aarhus, and each one is tested for a day';

describe('edits of a message', () => {
  it('shortens it by its own words and adds numbers of the page word for word', () => {
    const edits = editMessage(message, page, 'en');
    const shorter = edits.filter(({ kind }) => kind === 'shorter');
    expect(shorter.length).toBeGreaterThan(0);
    for (const { text } of shorter) {
      expect(text.length).toBeLessThan(message.length);
      const words = text.toLowerCase().match(/\p{L}+/gu)!;
      expect(words.every((word) => message.toLowerCase().includes(word))).toBe(true);
    }
    const numbers = edits.filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ text }) => text)).toContain(
      `${message}. Our lamps use up to 60% less power than older ones.`,
    );
  });

  it('names no number that neither the message nor the page has', () => {
    const known = new Set([...`${message} ${page.mainText}`.matchAll(/\d+/g)].map(([digits]) => digits));
    for (const { text } of editMessage(message, page, 'en')) {
      for (const [digits] of text.matchAll(/\d+/g)) expect(known.has(digits)).toBe(true);
    }
  });

  it('asks what the message offers', () => {
    const edits = editMessage('Protect your eyes from blue light.', null, 'en');
    expect(edits.some(({ kind, text }) => kind === 'question' && text.includes('?'))).toBe(true);
    expect(edits.some(({ kind }) => kind === 'number')).toBe(false);
  });

  it('keeps to the message where the page is in another language', () => {
    const edits = editMessage('Schützt Ihre Augen, spart Strom und hält länger.', page, 'de');
    expect(edits.every(({ text }) => !text.includes('lamps'))).toBe(true);
  });
});
