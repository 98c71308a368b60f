/** A small survey with known answers: `rows` of gender, region and two rated messages, as a researcher would export it. */
export interface SurveyRow {
  readonly gender: string;
  readonly region: string;
  readonly calm: number | '';
  readonly bold: number | '';
}

/** Deterministic rows whose liking depends on gender, so that figures differ between audiences. */
export const surveyRows = (respondents: number): SurveyRow[] =>
  Array.from({ length: respondents }, (_, index) => ({
    gender: index % 3 === 0 ? 'male' : 'female',
    region: ['north', 'south', 'west'][Math.floor(index / 7) % 3]!,
    calm: index % 11 === 0 ? '' : ((index * 7) % 5) + 1,
    bold: index % 3 === 0 ? (index % 2) + 4 : ((index * 3) % 5) + 1,
  }));

export const headings = ['Gender', 'Region', 'A calm message', 'A bold message'];

export const surveyCsv = (rows: readonly SurveyRow[]): string =>
  [headings, ...rows.map((row) => [row.gender, row.region, row.calm, row.bold])]
    .map((cells) => cells.join(','))
    .join('\n');

/** R1 base and positives (4 or 5 of 1–5) counted row by row. */
export const countR1 = (rows: readonly SurveyRow[], message: 'calm' | 'bold') => {
  const answers = rows.map((row) => row[message]).filter((answer) => answer !== '');
  return { base: answers.length, positive: answers.filter((answer) => answer >= 4).length };
};

export const multipart = (fileName: string, content: string | Uint8Array) => {
  const boundary = 'test-boundary-7d0a1f';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
