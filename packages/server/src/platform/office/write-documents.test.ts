import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readZip } from '#test/read-zip.ts';
import type { OfficeDocument } from './office-document.ts';
import { writePdf } from './write-pdf.ts';
import { writePptx } from './write-pptx.ts';

const document: OfficeDocument = {
  title: 'Nordic outdoor: what the scores say',
  subtitle: 'Nordic outdoor · October 2026',
  source: 'Scores run from 0 to 100.',
  language: 'en',
  pages: [
    {
      title: 'The market',
      paragraphs: ['Fjeldhølm leads in powerrank (72.4).', 'Дома & <brands> follow.'],
      chart: {
        ...{ title: 'Powerrank', max: 100, decimals: 1, own: 1, categories: ['Fjeldhølm', 'Havgus'] },
        series: [
          { name: 'This period', values: [72.4, 50] },
          { name: 'Period before', values: [70, null] },
        ],
      },
    },
    { title: 'Missing data', paragraphs: ['Nothing is missing.'], chart: null },
  ],
};
const brand = { name: 'Agency & Sons', color: '#b4482f', logo: null };

describe('documents', () => {
  it('are PDFs of a page a topic, whose text can be read and whose fonts are inside', async () => {
    const bytes = await writePdf(document, brand);
    expect(bytes.toString('latin1')).toContain('/FontFile2');
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    expect(totalPages).toBe(2);
    expect(text[0]).toContain('Fjeldhølm leads in powerrank (72.4).');
    expect(text[0]).toContain('Дома & <brands> follow.');
    expect(text[0]).toContain('Agency & Sons');
    expect(text[1]).toContain('2 / 2');
  });

  it('are presentations of a slide a topic, with a chart that can be edited', async () => {
    const parts = await readZip(await writePptx(document, brand));
    expect([...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(2);
    expect(parts.get('ppt/slides/slide1.xml')).toContain('Дома &amp; &lt;brands&gt; follow.');
    const chart = [...parts].find(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))![1];
    expect(chart).toContain('Havgus');
    expect(chart).toContain('<c:v>72.4</c:v>');
    // What is not known is no 0.
    expect(chart).not.toContain('<c:v>0</c:v>');
    // Its data are a workbook inside.
    expect([...parts.keys()].some((name) => name.endsWith('.xlsx'))).toBe(true);
  });
});
