import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import type { ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Card } from '#/ui/layout/card.tsx';
import classes from './mapping.module.css';

interface TableChooserProps {
  file: ResonanceFile;
  onPlace: (place: TablePlace) => void;
  isReading: boolean;
}

export function TableChooser({ file, onPlace, isReading }: TableChooserProps) {
  const { t } = useTranslation();
  const { place, sheets, top } = file;
  const [isShown, setShown] = useState(place?.confidence === 'unsure' || sheets.length > 1);
  const [chosen, setChosen] = useState<TablePlace>({});
  if (!place) return null;
  const { sheet, headerRow, headerRows } = place;
  // What was chosen shows at once, not only when the file has been read again.
  const marked = isReading ? { ...place, ...chosen } : place;
  const read = (wanted: TablePlace) => {
    setChosen(wanted);
    onPlace(wanted);
  };
  const where =
    sheet === null
      ? t('resonancePlace.line', { line: headerRow })
      : t('resonancePlace.sheetLine', { sheet, line: headerRow });
  const width = Math.max(...top.map(({ cells }) => cells.length), 0);
  return (
    <Card
      className={classes.place}
      title={t('resonancePlace.title')}
      meta={where}
      controls={
        <Button size="sm" variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'resonancePlace.hide' : 'resonancePlace.change')}
        </Button>
      }
    >
      {isShown && (
        // Not disabled while it is read again: whoever chose something would lose the focus.
        <fieldset className={classes.chooser} aria-busy={isReading}>
          {place.confidence === 'unsure' && <InlineAlert tone="info">{t('resonancePlace.unsure')}</InlineAlert>}
          <div className={classes.choices}>
            {sheets.length > 1 && (
              <NativeSelect
                size="sm"
                label={t('resonancePlace.sheet')}
                value={marked.sheet ?? ''}
                data={sheets.map(({ name, rows, columns, more }) => ({
                  value: name,
                  label: t(more ? 'resonancePlace.sheetMore' : 'resonancePlace.sheetSize', {
                    name,
                    rows: formatNumber(rows),
                    columns: formatNumber(columns),
                  }),
                }))}
                onChange={({ currentTarget }) => read({ sheet: currentTarget.value })}
              />
            )}
            <div>
              <p className={classes.placeLabel} id="header-rows">
                {t('resonancePlace.headerRows')}
              </p>
              <SegmentedControl
                size="xs"
                aria-labelledby="header-rows"
                value={String(marked.headerRows)}
                data={['1', '2', '3']}
                onChange={(rows) => read({ ...(sheet === null ? {} : { sheet }), headerRow, headerRows: Number(rows) })}
              />
            </div>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className={classes.scroll} aria-label={t('resonancePlace.firstLines')} tabIndex={0}>
            <table className={classes.lines}>
              <thead>
                <tr>
                  <th scope="col">{t('resonancePlace.headings')}</th>
                  <th scope="col" colSpan={width}>
                    {t('resonancePlace.firstLines')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {top.map(({ line, cells }) => (
                  <tr key={line} data-heading={(line >= headerRow && line < headerRow + headerRows) || undefined}>
                    <td>
                      <label className={classes.line}>
                        <input
                          type="radio"
                          name="header-row"
                          checked={line === marked.headerRow}
                          onChange={() => read({ ...(sheet === null ? {} : { sheet }), headerRow: line })}
                          aria-label={t('resonancePlace.headingsIn', { line })}
                        />
                        {line}
                      </label>
                    </td>
                    {Array.from({ length: width }, (_, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells of a line have no other name than their place
                      <td key={i}>{cells[i]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </fieldset>
      )}
    </Card>
  );
}

export function FileWarnings({ file }: { file: ResonanceFile }) {
  const { t } = useTranslation();
  return file.warnings.map(({ code, texts, lines, columns, count }) => {
    const names = columns.map((column) => file.columns[column]?.header ?? String(column + 1));
    const values = {
      texts: texts.join(', '),
      columns: names.join(', '),
      lines: lines.map((line) => formatNumber(line)).join(', '),
      n: formatNumber(count),
      count,
    };
    return (
      <InlineAlert key={`${code} ${columns.join()}`} tone="info" title={t(`resonancePlace.warning_${code}`, values)}>
        {t(`resonancePlace.warningHelp_${code}`, values)}
      </InlineAlert>
    );
  });
}
