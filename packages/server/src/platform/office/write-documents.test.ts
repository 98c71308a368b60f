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

  it('write figures of charts as their language does, and name series in the order of the bars', async () => {
    const [page] = document.pages;
    const shares = { ...page!, chart: { ...page!.chart!, unit: '%' as const } };
    const parts = await readZip(await writePptx({ ...document, language: 'de', pages: [shares] }, brand));
    const chart = [...parts].find(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))![1];
    expect(chart).toContain('formatCode="[$-407]0.0&quot;\u00a0%&quot;"');
    expect(chart).not.toContain('<c:legend>');
    expect(parts.get('ppt/slides/slide1.xml')).toMatch(/This period.*Period before/s);
  });

  const rich: OfficeDocument = {
    ...document,
    cover: ['For Möwe Foods', '21 Nov 2026'],
    pages: [
      {
        ...{ title: 'At a glance', paragraphs: ['“Nets become shoes.”'], chart: null, isFollowing: true },
        figures: [
          { label: 'Powerrank', value: '72.4', notes: ['1.2 higher than before'] },
          { label: 'Place', value: '1', notes: ['of 12 brands'] },
        ],
        source: 'Base: 12 brands',
      },
      {
        ...{ title: 'Over time', paragraphs: [], isFollowing: true, source: 'Since May' },
        chart: {
          ...{ title: 'Powerrank', form: 'lines', min: 40, max: 80, decimals: 1, own: 0 },
          categories: ['May', 'June', 'July'],
          series: [
            { name: 'Fjeldhølm', values: [61.5, null, 72.4] },
            { name: 'Havgus', values: [50, 51, 52] },
          ],
        },
      },
      {
        ...{ title: 'All brands', paragraphs: [], chart: null, isFollowing: true },
        table: {
          columns: [
            { label: 'Brand', isNumber: false },
            { label: 'Powerrank', isNumber: true },
          ],
          rows: Array.from({ length: 60 }, (_, at) => [`Brand ${at + 1} & sons`, `${at}.5`]),
        },
      },
    ],
  };

  it('are marked on their first page', async () => {
    const marked = { ...rich, badge: 'Demo data' };
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await writePdf(marked, brand))));
    expect(text[0]).toContain('Demo data');
    expect(text.slice(1).join()).not.toContain('Demo data');
    const parts = await readZip(await writePptx(marked, brand));
    expect(parts.get('ppt/slides/slide1.xml')).toContain('Demo data');
    expect(parts.get('ppt/slides/slide2.xml')).not.toContain('Demo data');
  });

  it('put figures, lines and tables on slides, of which a long table takes several', async () => {
    const parts = await readZip(await writePptx(rich, brand));
    const slides = [...parts].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).map(([, xml]) => xml);
    const tables = slides.filter((xml) => xml.includes('<a:tbl>'));
    expect(tables.length).toBeGreaterThan(1);
    expect(slides).toHaveLength(3 + tables.length);
    // A heading on each, and every row once.
    expect(tables.join('').match(/<a:tr /g)).toHaveLength(60 + tables.length);
    for (const text of ['72.4', '1.2 higher than before', 'Base: 12 brands', 'For Möwe Foods'])
      expect(slides.join('')).toContain(`<a:t>${text}</a:t>`);
    const chart = [...parts].find(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))![1];
    expect(chart).toContain('<c:lineChart>');
    expect(chart).toContain('<c:dispBlanksAs val="gap"/>');
  });

  it('let topics of a PDF follow one another where there is room, and break long tables between rows', async () => {
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await writePdf(rich, brand))));
    expect(totalPages).toBe(3);
    for (const said of ['For Möwe Foods', 'At a glance', '1.2 higher than before', 'Over time', 'July'])
      expect(text[0]).toContain(said);
    const all = text.join(' ');
    for (let at = 1; at <= 60; at++) expect(all).toContain(`Brand ${at} & sons`);
  });
});
