import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { useIsPainted } from '#/ui/use-is-painted.ts';
import { useGridKeys } from '../brand-tab/table/use-grid-keys.ts';
import { useDashboard } from '../dashboard.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { entriesFile } from '../score-tabs/model/entries-file.ts';
import { brandEntry } from '../score-tabs/model/entry.ts';
import { AverageRow } from './average-row-view.tsx';
import { ComparedRow } from './compared-row.tsx';
import classes from './comparison.module.css';
import { pickCompared } from './pick-compared.ts';

const columns = ['powerrank', ...scoreNames.filter((name) => name !== 'powerrank')] as const;

/** All of its rows are drawn. */
const stay = () => {};

/** The best and the last brands with those in focus between them, over the average of all. */
export function Comparison() {
  const { t } = useTranslation();
  const { shown, isSlim } = useDashboard();
  const compared = useMemo(() => pickCompared(shown), [shown]);
  const title = t('scoreTabs.comparison');
  const isPainted = useIsPainted();
  const { current, onKeyDown, onFocus } = useGridKeys(compared.length, columns.length, stay);
  if (compared.length === 0 || !isPainted) return null;
  const file = () =>
    entriesFile(
      t,
      title,
      compared.map(({ brand }) => brandEntry(brand)),
      columns,
    );
  return (
    <Card
      title={title}
      meta={t('scoreTabs.comparisonMeta')}
      controls={<ExportMenu size="sm" table={file} />}
      footer={t('scoreTabs.comparisonFoot')}
      flush
    >
      <section
        className={classes.scroll}
        aria-label={t('dashboard.tableOf', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-slim={isSlim || undefined}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                {t('scoreTabs.place')}
              </th>
              <th scope="col">{t('scoreTabs.company')}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className={classes.number}>
                  {t(`brandTab.scoreShort.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
            {compared.map(({ brand, place }, index) => (
              <ComparedRow
                key={brand.initDataId}
                brand={brand}
                columns={columns}
                index={index}
                current={current.row === index ? current.column : null}
                isFirstOfPlace={index > 0 && compared[index - 1]?.place !== place}
              />
            ))}
          </tbody>
          <tfoot>
            <AverageRow brands={shown} columns={columns} />
          </tfoot>
        </table>
      </section>
    </Card>
  );
}
