import type { Mail, Mailer } from './mailer.ts';

export const productName = 'Soundings';

export interface Letterhead {
  readonly name: string;
  readonly logo: { contentType: string; content: Uint8Array; width: number; height: number } | null;
  readonly imprint: string;
  readonly privacy: string;
  readonly help: string;
}

const letters = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => letters[letter as keyof typeof letters]);

const logoId = 'logo@letterhead';
const logoBox = { width: 200, height: 48 };

const words = {
  imprint: 'Imprint / Impressum',
  privacy: 'Privacy / Datenschutz',
  help: 'Help / Hilfe',
} as const;

const footerLinks = (letterhead: Letterhead) =>
  (['imprint', 'privacy', 'help'] as const)
    .filter((page) => letterhead[page] !== '')
    .map((page) => ({
      label: words[page],
      address: letterhead[page],
      href: page === 'help' ? `mailto:${encodeURI(letterhead[page])}` : letterhead[page],
    }));

export const writeOnLetterhead = (mail: Mail, letterhead: Letterhead): Mail => {
  const name = letterhead.name || productName;
  // `$&` in a name must not be expanded.
  const named = (text: string) => text.replaceAll(productName, () => name);
  const text = named(mail.text);
  const footer = footerLinks(letterhead);
  const lines = footer.map(({ label, address }) => `${label}: ${address}`);
  return {
    ...mail,
    subject: named(mail.subject),
    text: [text.trimEnd(), '', '-- ', name, ...lines, ''].join('\n'),
    html: toHtml(text, name, letterhead.logo, footer),
    senderName: name,
    ...(letterhead.logo ? { pictures: [{ id: logoId, ...letterhead.logo }] } : {}),
  };
};

const toHtml = (
  text: string,
  name: string,
  logo: Letterhead['logo'],
  footer: ReturnType<typeof footerLinks>,
): string => {
  const scale = logo ? Math.min(1, logoBox.width / logo.width, logoBox.height / logo.height) : 1;
  const picture = logo
    ? `<img src="cid:${logoId}" alt="" width="${Math.round(logo.width * scale)}" height="${Math.round(logo.height * scale)}" style="vertical-align:middle;margin-right:12px">`
    : '';
  const links = footer.map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}" style="color:#5a6573;margin-right:16px">${escapeHtml(label)}</a>`,
  );
  return [
    '<!doctype html><html><body style="margin:0;padding:24px;background:#ffffff;color:#101a27;font:15px/1.5 sans-serif">',
    `<p style="margin:0 0 24px">${picture}<strong style="vertical-align:middle">${escapeHtml(name)}</strong></p>`,
    `<p style="margin:0;white-space:pre-line">${escapeHtml(text.trim())}</p>`,
    `<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid #dde2e9;font-size:13px">${links.join('')}</p>`,
    '</body></html>',
  ].join('\n');
};

export const withLetterhead = (mailer: Mailer, find: () => Promise<Letterhead | null>): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const letterhead = await find().catch(() => null);
    await mailer.send(letterhead ? writeOnLetterhead(mail, letterhead) : mail);
  },
});
