import { VisuallyHidden } from '@mantine/core';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import {
  changeDirection,
  changeMarks,
  formatCell,
  formatFigure,
  sayChange,
  sayNoise,
} from '@soundings/contract/reports/report-figures';
import type { CSSProperties } from 'react';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import layout from '#/ui/layout/layout.module.css';
import classes from './report-table.module.css';

interface Props {
  content: BlockContent & { look: 'table' };
  language: ReportLanguage;
}

const scrolls = `${classes.scroll} ${layout.fadesAtRight}`;

/** More would not fit beside each other on a phone: they scroll beside what their rows are about. */
const maxStacked = 5;

/** How many figures stand below what a row is about on a phone; null where all stands on one line. */
const countStacked = (columns: readonly { decimals: number | null }[]): number | null => {
  const [first, ...rest] = columns.map(({ decimals }) => decimals === null);
  const figures = rest.filter((isText) => !isText).length;
  return first && figures > 2 && figures <= maxStacked ? figures : null;
};

/** Unbreakable before its unit. */
const headLabel = (label: string): string => label.replace(/ %$/, '\u00a0%');

export function ReportTable({ content, language }: Props) {
  const { columns, rows, own, noise = [], unranked = [] } = content;
  const stacked = countStacked(columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, for which the keyboard needs to get there
    <section className={scrolls} tabIndex={0} aria-label={columns.map(({ label }) => label).join(', ')}>
      <table
        className={classes.table}
        data-few={columns.length <= maxStacked || undefined}
        data-stacked={stacked !== null || undefined}
        style={stacked === null ? undefined : ({ '--figures': stacked } as CSSProperties)}
      >
        <thead>
          <tr>
            {columns.map(({ label, decimals }) => (
              <th key={label} scope="col" data-number={decimals !== null || undefined}>
                {headLabel(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={row.join('|')}
              data-own={at === own || undefined}
              data-unranked={unranked.includes(at) || undefined}
            >
              {row.map((cell, column) => (
                <td key={columns[column]!.label} data-number={columns[column]!.decimals !== null || undefined}>
                  <TableCell cell={cell} column={columns[column]!} isNoise={noise.includes(at)} language={language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A verdict begins with its mark. */
function Verdict({ text }: { text: string }) {
  const direction = (['up', 'down', 'same'] as const).find((one) => text.startsWith(`${changeMarks[one]} `));
  if (direction === undefined) return text;
  return (
    <>
      <ChangeText isBare change={{ direction, tone: tones[direction], figure: '' }} /> {text.slice(2)}
    </>
  );
}

/** What stands below the first is a note on it. */
function Lines({ text }: { text: string }) {
  const [first = '', ...notes] = text.split('\n');
  return (
    <>
      <span>
        <Verdict text={first} />
      </span>
      {notes.map((note) => (
        <small key={note}> {note}</small>
      ))}
    </>
  );
}

/** A mark before it weighs less than the figure. */
function MarkedFigure({ text }: { text: string }) {
  const [mark, figure] = text.startsWith('○') ? [text.slice(0, 1), text.slice(1)] : ['', text];
  return (
    <>
      {mark && <span className={classes.mark}>{mark}</span>}
      {figure}
    </>
  );
}

interface CellProps extends Pick<Props, 'language'> {
  cell: string | number | null;
  column: { decimals: number | null; isChange?: boolean | undefined };
  isNoise: boolean;
}

function TableCell({ cell, column, isNoise, language }: CellProps) {
  if (column.decimals === null && typeof cell === 'string') return <Lines text={cell} />;
  if (typeof cell === 'string') return <MarkedFigure text={cell} />;
  if (!column.isChange || cell === null) return formatCell(language, cell, column);
  const shown = { decimals: column.decimals ?? 0 };
  const direction = changeDirection(cell);
  const figure = formatFigure(language, Math.abs(cell), shown);
  const said = sayChange(language, cell, shown);
  return (
    <>
      <ChangeText change={{ direction, tone: isNoise ? 'neu' : tones[direction], figure }} />
      <VisuallyHidden>{isNoise ? `${said}, ${sayNoise(language)}` : said}</VisuallyHidden>
    </>
  );
}

const tones = { up: 'pos', down: 'neg', same: 'neu' } as const;
