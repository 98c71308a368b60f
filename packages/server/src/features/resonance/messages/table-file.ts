import type { GivenFigures, MessageTable, TableVariable } from './message-table.ts';

type Numbers = readonly (number | null)[];

/** One table as one file: JSON in UTF-8. The figures of all audiences are columns, message by message. */
interface TableFile {
  readonly format: 'soundings-messages';
  readonly version: 1;
  readonly variables: readonly TableVariable[];
  readonly messages: readonly (GivenFigures & { id: string; text: string })[];
  readonly links: { readonly r1: Numbers; readonly r2: Numbers; readonly base: readonly number[] };
}

export const encodeTable = ({ variables, messages }: MessageTable): Uint8Array => {
  const links = messages.flatMap(({ audiences }) => audiences);
  const file: TableFile = {
    format: 'soundings-messages',
    version: 1,
    variables,
    messages: messages.map(({ id, text, r1, r2, base }) => ({ id, text, r1, r2, base })),
    links: { r1: links.map(({ r1 }) => r1), r2: links.map(({ r2 }) => r2), base: links.map(({ base }) => base) },
  };
  return new TextEncoder().encode(JSON.stringify(file));
};

/** Throws where the bytes are no table of this version. */
export const decodeTable = (bytes: Uint8Array): MessageTable => {
  const file = JSON.parse(new TextDecoder().decode(bytes)) as TableFile;
  if (file.format !== 'soundings-messages' || file.version !== 1) throw new Error('This is no table of messages.');
  const { variables, links } = file;
  const width = variables.reduce((sum, { audiences }) => sum + audiences.length, 0);
  const at = (i: number): GivenFigures => ({ r1: links.r1[i]!, r2: links.r2[i]!, base: links.base[i]! });
  const audiencesOf = (message: number) =>
    Array.from({ length: width }, (_, audience) => at(message * width + audience));
  return { variables, messages: file.messages.map((message, i) => ({ ...message, audiences: audiencesOf(i) })) };
};
