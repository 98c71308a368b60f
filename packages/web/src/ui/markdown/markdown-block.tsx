import type { MarkedToken, Tokens } from 'marked';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from './code-block.tsx';
import { Inline } from './inline.tsx';
import classes from './markdown.module.css';

interface MarkdownBlockProps {
  token: MarkedToken;
  isGrowing?: boolean;
}

export const MarkdownBlock = memo(function MarkdownBlock({ token, isGrowing = false }: MarkdownBlockProps): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    // One level for all: whatever the text begins with, no level of the page's outline is left out.
    case 'heading':
      return (
        <h3 data-depth={token.depth}>
          <Inline tokens={token.tokens} />
        </h3>
      );
    case 'list':
      return <List list={token} isGrowing={isGrowing} />;
    case 'code':
      return <CodeBlock code={token.text} language={token.lang?.split(/\s/)[0] ?? ''} isGrowing={isGrowing} />;
    case 'table':
      return <Table table={token} />;
    case 'blockquote':
      return <blockquote>{drawBlocks(token.tokens, isGrowing)}</blockquote>;
    case 'hr':
      return <hr />;
    default:
      return (
        <p>
          <Inline tokens={[token]} />
        </p>
      );
  }
});

const isBlock = (type: string): boolean =>
  ['paragraph', 'heading', 'list', 'code', 'table', 'blockquote', 'hr'].includes(type);

const drawBlocks = (tokens: readonly { type: string }[], isGrowing: boolean): ReactNode[] =>
  tokens
    .filter(({ type }) => type !== 'space' && type !== 'def')
    .map((token, index, all) => {
      const key = index;
      return isBlock(token.type) ? (
        <MarkdownBlock key={key} token={token as MarkedToken} isGrowing={isGrowing && index === all.length - 1} />
      ) : (
        <Inline key={key} tokens={[token as MarkedToken]} />
      );
    });

function List({ list, isGrowing }: { list: Tokens.List; isGrowing: boolean }) {
  const items = list.items.map((item, index) => {
    const key = index;
    const isLast = index === list.items.length - 1;
    return <ListItem key={key} item={item} isGrowing={isGrowing && isLast} />;
  });
  if (!list.ordered) return <ul data-loose={list.loose || undefined}>{items}</ul>;
  return (
    <ol start={list.start === '' ? 1 : list.start} data-loose={list.loose || undefined}>
      {items}
    </ol>
  );
}

const ListItem = memo(
  function ListItem({ item, isGrowing }: { item: Tokens.ListItem; isGrowing: boolean }) {
    return <li data-task={item.task || undefined}>{drawBlocks(item.tokens, isGrowing)}</li>;
  },
  (one, other) =>
    one.item.raw === other.item.raw && one.isGrowing === other.isGrowing && one.item.loose === other.item.loose,
);

const number = /^[+−–-]?\s?[$€£]?\d[\d.,\s\u00a0\u202f]*\s?(%|‰|pp|kB|MB|[$€£])?$/;

const plain = ({ text }: Tokens.TableCell): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_~`]/g, '')
    .trim();

const isNumber = (cell: Tokens.TableCell): boolean => number.test(plain(cell));

function Table({ table }: { table: Tokens.Table }) {
  const { t } = useTranslation();
  const alignOf = table.header.map((_, column) => {
    const filled = table.rows.map((row) => row[column]!).filter((cell) => plain(cell) !== '');
    return table.align[column] ?? (filled.length > 0 && filled.every(isNumber) ? 'right' : null);
  });
  return (
    <section
      className={classes.table}
      aria-label={t('markdown.table', { columns: table.header.map(plain).join(', ') })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => {
              const key = column;
              return (
                <th key={key} scope="col" data-align={alignOf[column] ?? undefined}>
                  <Inline tokens={cell.tokens} />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => {
            const key = index;
            return <Row key={key} row={row} alignOf={alignOf.join()} />;
          })}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  row: readonly Tokens.TableCell[];
  alignOf: string;
}

const Row = memo(
  function Row({ row, alignOf }: RowProps) {
    const aligns = alignOf.split(',');
    return (
      <tr>
        {row.map((cell, column) => {
          const key = column;
          return (
            <td key={key} data-align={aligns[column] || undefined}>
              <Inline tokens={cell.tokens} />
            </td>
          );
        })}
      </tr>
    );
  },
  (one, other) =>
    one.alignOf === other.alignOf && one.row.every(({ text }, column) => text === other.row[column]?.text),
);
