import { endpoints } from 'virtual:endpoints';
import Papa from 'papaparse';
import { upload } from '#/lib/api/upload.ts';
import { splitPasted } from '#/lib/split-pasted.ts';

const plainTypes = ['csv', 'txt'] as const;
export const typesToRead = (canUpload: boolean): readonly string[] =>
  canUpload ? ['xlsx', ...plainTypes] : plainTypes;

export const readMessages = async (file: File): Promise<string[]> => {
  const type = file.name.split('.').at(-1)?.toLowerCase();
  if (type === 'xlsx') return messagesOfTable((await upload(endpoints.parseFile, { file })).text, '\t');
  const text = await file.text();
  return type === 'csv' ? messagesOfTable(text) : messagesOfText(text);
};

/** Divided by blank lines; where there is none, each line is a message. */
export const messagesOfText = (text: string): string[] => {
  const messages = splitPasted(text);
  return messages.length > 1 ? messages : messages.flatMap((message) => message.split(/\s*\n\s*/));
};

const headings = new Set(['message', 'messages', 'text', 'botschaft', 'botschaften', 'nachricht', 'budskab']);

/**
 * The messages of a table: of the column whose heading says so, else of the one with the most text.
 * @param delimiter where it is known; else what fits best.
 */
export const messagesOfTable = (text: string, delimiter = ''): string[] => {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter, skipEmptyLines: 'greedy' });
  const [first = []] = data;
  const named = first.findIndex((cell) => headings.has(cell.trim().toLowerCase()));
  const column = named === -1 ? longestColumn(data) : named;
  return data
    .slice(named === -1 ? 0 : 1)
    .map((row) => (row[column] ?? '').trim())
    .filter((message) => message !== '');
};

const longestColumn = (rows: readonly string[][]): number => {
  const lengths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) lengths[index] = (lengths[index] ?? 0) + cell.trim().length;
  }
  return lengths.indexOf(Math.max(...lengths));
};
