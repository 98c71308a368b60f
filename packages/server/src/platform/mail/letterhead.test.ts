import { describe, expect, it } from 'vitest';
import { writeOnLetterhead } from './letterhead.ts';

const mail = { to: 'a@x.example', subject: 'Your Soundings account', text: 'Welcome to Soundings.\n' };
const none = { name: '', logo: null, imprint: '', privacy: '', help: '' };

describe('a mail on a letterhead', () => {
  it('says the agency’s name wherever the product’s stood', () => {
    const { subject, text, senderName } = writeOnLetterhead(mail, { ...none, name: 'Umbra' });
    expect([subject, senderName]).toEqual(['Your Umbra account', 'Umbra']);
    expect(text).toBe('Welcome to Umbra.\n\n-- \nUmbra\n');
  });

  it('keeps the product’s name where the agency gave none', () => {
    expect(writeOnLetterhead(mail, none)).toMatchObject({ subject: mail.subject, senderName: 'Soundings' });
  });

  it('runs nothing that a name or an address holds', () => {
    const given = { ...none, name: '<img src=x onerror=alert(1)>', imprint: 'https://x.example/"><script>' };
    const { html } = writeOnLetterhead(mail, given);
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain('href="https://x.example/&quot;&gt;&lt;script&gt;"');
  });

  it('draws a large logo small, in its proportions', () => {
    const logo = { contentType: 'image/png', content: new Uint8Array([1]), width: 1600, height: 400 };
    const { html, pictures } = writeOnLetterhead(mail, { ...none, logo });
    expect(html).toContain('width="192" height="48"');
    expect(pictures).toEqual([expect.objectContaining({ id: 'logo@letterhead', contentType: 'image/png' })]);
  });
});
