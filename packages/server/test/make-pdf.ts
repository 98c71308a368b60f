import { deflateSync } from 'node:zlib';

export const pdfOf = (objects: readonly (string | Uint8Array)[]): Buffer => {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = pieces[0]!.length;
  const push = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    push(Buffer.from(object as string));
    push(Buffer.from('\nendobj\n'));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\n`));
  push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(pieces);
};

const pdfStream = (packed: Uint8Array, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode${more}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);

const escaped = (line: string): string => line.replaceAll(/[\\()]/g, '\\$&');

/** What a page with this content looks like; `packed` content is a ready stream. */
export const pdfWithContent = (...contents: Uint8Array[]): Buffer => {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`);
  const pages = contents.flatMap((packed, index) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
    pdfStream(packed),
  ]);
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages,
  ]);
};

export const makePdf = (...pages: (readonly string[])[]): Buffer =>
  pdfWithContent(
    ...pages.map((lines) => {
      const shown = lines.map((line) => `(${escaped(line)}) Tj 0 -20 Td`).join('\n');
      return deflateSync(Buffer.from(`BT /F1 12 Tf 50 750 Td\n${shown}\nET`, 'latin1'));
    }),
  );
