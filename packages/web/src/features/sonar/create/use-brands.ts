import type { DatasetFields, DatasetGiven } from '@soundings/contract/sonar/datasets';
import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useState } from 'react';
import { ApiError } from '#/lib/api/api-error.ts';
import type { FieldErrors } from '../datasets/dataset-fields.ts';
import { fieldErrorsOf } from '../datasets/field-errors-of.ts';
import { addRow, type BrandRow, changeRow, checkAmong, importRows, markErrors, removeRows } from './brand-rows.ts';

/** The dialog: closed, for a new brand, or for one of the rows. */
export type OpenDialog = null | 'new' | { key: number };

/** The brands of a project that is not made yet: they live in the page until it is saved. */
export function useBrands() {
  const [rows, setRows] = useState<readonly BrandRow[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog>(null);

  /** Keeps a brand and answers its number, or what is wrong with it. Throws tooManyDatasets. */
  const save = (fields: DatasetFields, key?: number): { errors: FieldErrors } | { number: number } => {
    const errors = checkAmong(rows, fields, key);
    if (errors) return { errors };
    if (key === undefined && rows.length >= datasetLimits.datasets) throw new ApiError('tooManyDatasets', 409);
    const next = key === undefined ? addRow(rows, fields) : changeRow(rows, key, fields);
    setRows(next);
    return { number: key === undefined ? next.length : next.findIndex((row) => row.key === key) + 1 };
  };

  const remove = (keys: ReadonlySet<number>) => {
    setRows(removeRows(rows, keys));
    setChosen(new Set([...chosen].filter((key) => !keys.has(key))));
  };

  /** Null where there would be more than a project may have; nothing is taken over then. */
  const takeFile = (given: readonly DatasetGiven[]) => {
    const result = importRows(rows, given);
    if (result.rows.length > datasetLimits.datasets) return null;
    setRows(result.rows);
    return result;
  };

  /** Marks what the server refused, and opens the first; false where the refusal is about none of the brands. */
  const showRefusal = (error: unknown): boolean => {
    const marked = markErrors(rows, fieldErrorsOf(error) ?? {});
    if (marked.first === undefined) return false;
    setRows(marked.rows);
    setDialog({ key: marked.first });
    return true;
  };

  return { rows, chosen, setChosen, dialog, setDialog, save, remove, takeFile, showRefusal };
}
export type Brands = ReturnType<typeof useBrands>;
