import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { headings, labelOf, shape, surveyRows } from './survey-file.ts';

export async function writeCsv(path: string): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${headings.map((heading) => `"${heading}"`).join(',')}\n`);
  let text = '';
  for (const cells of surveyRows()) {
    text += cells[0];
    for (let column = 1; column < cells.length; column++) {
      const cell = cells[column]!;
      text += column <= shape.variables ? `,${labelOf(cell)}` : cell === 0 ? ',' : `,${cell}`;
    }
    text += '\n';
    if (text.length < 1_000_000) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await finished(file);
}
