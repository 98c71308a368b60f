import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import classes from './file-facts.module.css';

export function FilePreview({ file }: { file: ResonanceFile }) {
  const { t } = useTranslation();
  if (file.preview.length === 0) return null;
  const isNumber = (column: number) => file.preview.every((cells) => /^[\d.,]*$/.test(cells[column] ?? ''));
  const note = t('resonanceForm.previewOf', { n: file.preview.length, rows: formatNumber(file.rows) });
  return (
    <Card flush title={t('resonanceForm.previewRows')} meta={note}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={`${classes.scroll} ${layout.fadesAtRight}`} aria-label={note} tabIndex={0}>
        <table className={classes.preview}>
          <thead>
            <tr>
              {file.columns.map(({ column, header }) => (
                <th key={column} scope="col" title={header} data-number={isNumber(column) || undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place
              <tr key={row}>
                {file.columns.map(({ column }) => (
                  <td key={column} data-number={isNumber(column) || undefined}>
                    {cells[column] || <span className={classes.missing}>–</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
