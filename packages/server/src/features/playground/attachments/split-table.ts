import Papa from 'papaparse';

const wanted = 500;
/** A row that is longer is cut there: it stays one line. */
const maxRow = 2000;

/**
 * A table in passages of whole rows, each cell behind its heading: a row can be quoted alone and says what it means.
 * Of a workbook the cells come with tabs between them, its sheets one below the other.
 */
export const splitTable = (text: string, type: 'csv' | 'xlsx'): string[] => {
  const parts = type === 'csv' ? [text] : text.split(/\n(?=[^\t\n]+\n[^\n]*\t)/);
  const lines = parts.flatMap((part) => readPart(part, type));
  const passages: string[] = [];
  let passage = '';
  for (const line of lines) {
    passage = passage ? `${passage}\n${line}` : line;
    if (passage.length < wanted) continue;
    passages.push(passage);
    passage = '';
  }
  return passage ? [...passages, passage] : passages;
};

const readPart = (part: string, type: 'csv' | 'xlsx'): string[] => {
  const delimiter = type === 'xlsx' ? '\t' : '';
  const { data } = Papa.parse<string[]>(part.trim(), {
    delimiter,
    skipEmptyLines: 'greedy',
    quoteChar: type === 'xlsx' ? '\u0000' : '"',
  });
  const width = Math.max(0, ...data.slice(0, 50).map((cells) => cells.filter((cell) => cell.trim()).length));
  // Titles above a table have fewer cells than its headings.
  const first = data.findIndex((cells) => cells.filter((cell) => cell.trim()).length >= Math.min(width, 2));
  if (first < 0 || width < 2) return data.map((cells) => cells.join(' ').trim()).filter(Boolean);
  const above = data.slice(0, first).map((cells) => cells.join(' ').trim());
  const headings = data[first]!.map((heading) => heading.trim());
  const rows = data.slice(first + 1).map((cells) =>
    cells
      .flatMap((cell, index) =>
        cell.trim() ? [headings[index] ? `${headings[index]}: ${cell.trim()}` : cell.trim()] : [],
      )
      .join(' · ')
      .slice(0, maxRow),
  );
  return [...above, ...(rows.length > 0 ? rows : [headings.join(' · ')])].filter(Boolean);
};
