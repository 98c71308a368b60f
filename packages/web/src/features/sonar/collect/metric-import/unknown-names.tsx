import { Button, Checkbox } from '@mantine/core';
import type { FileError } from '@soundings/contract/errors';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { formatNumber } from '#/lib/format.ts';
import { BrandField } from './brand-field.tsx';
import { nameMeaning, type UnknownName } from './mapping.ts';
import classes from './unknown-names.module.css';

type Line = FileError['lines'][number];

const isOfName = ({ code }: Line): boolean => code === 'metricBrandUnknown' || code === 'metricBrandUnknown_name';

const errorsOf = (error: unknown): readonly FileError[] => (isApiError(error) ? (error.details.fileErrors ?? []) : []);

/** The names that an import was refused for, as no brand of the project has them. */
export const findUnknownNames = (error: unknown): UnknownName[] =>
  errorsOf(error)
    .flatMap(({ lines }) => lines.filter(isOfName))
    .map(({ values, same }) => ({ name: String(values.cell), rows: same?.count ?? 1 }));

/** What else is wrong in the file. */
export const withoutUnknownNames = (error: unknown): FileError[] =>
  errorsOf(error).flatMap((one) => {
    const lines = one.lines.filter((line) => !isOfName(line));
    return lines.length > 0 ? [{ ...one, lines, more: 0 }] : [];
  });

interface Props {
  projectId: string;
  names: readonly UnknownName[];
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

export function UnknownNames({ projectId, names, mapping, onMapping }: Props) {
  const { t } = useTranslation();
  const open = names.filter(({ name }) => !mapping.names.some((one) => one.name === name));
  return (
    <fieldset className={classes.box}>
      <legend>{t('sonarImport.unknownNames')}</legend>
      <div className={classes.lead}>
        <p>{t('sonarImport.unknownNamesHelp')}</p>
        <Button
          size="xs"
          disabled={open.length === 0}
          onClick={() => onMapping(open.reduce((all, { name }) => nameMeaning(all, name, null), mapping))}
        >
          {t('sonarImport.leaveOutRest')}
        </Button>
      </div>
      <ul className={classes.names}>
        {names.map(({ name, rows }) => {
          const meant = mapping.names.find((one) => one.name === name);
          const isLeftOut = meant !== undefined && meant.domain === null;
          return (
            <li key={name}>
              <span className={classes.name}>
                <strong title={name}>{name}</strong>
                <span>{t('sonarImport.nameRows', { count: rows, n: formatNumber(rows) })}</span>
              </span>
              <BrandField
                size="sm"
                aria-label={t('sonarImport.brandOfName', { name })}
                disabled={isLeftOut}
                projectId={projectId}
                domain={meant?.domain ?? null}
                company={meant?.company ?? null}
                onChange={(brand) => onMapping(nameMeaning(mapping, name, brand))}
              />
              <Checkbox
                label={t('sonarImport.leaveOut')}
                aria-label={t('sonarImport.leaveOutName', { name })}
                checked={isLeftOut}
                onChange={({ currentTarget: { checked } }) =>
                  onMapping(nameMeaning(mapping, name, checked ? null : undefined))
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
