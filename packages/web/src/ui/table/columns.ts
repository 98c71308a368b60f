import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface CellPlace {
  index: number;
  /** 0 for the control of a grid that takes part in the tab order, else -1. */
  tabIndex: (control: number) => 0 | -1;
}

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };
export type RowAttributes = ComponentProps<'tr'> & DataAttributes;
type CellAttributes = Pick<ComponentProps<'td'>, 'title'> & DataAttributes;

export type FieldOf<S extends string> = S extends `-${string}` ? never : S;

interface ColumnBase<T, F extends string> {
  id: string;
  heading: ReactNode;
  isHeadingHidden?: boolean;
  sort?: F;
  startsDescending?: boolean;
  className?: string | undefined;
  headClassName?: string | undefined;
  cellClassName?: string | undefined;
  headAttributes?: ComponentProps<'th'> & DataAttributes;
  attributes?: (row: T) => CellAttributes;
  isNumber?: boolean;
  isRowHeading?: boolean;
  isRoomy?: boolean;
  wraps?: boolean;
  /**
   * Where a row of a list stands on a phone: the `title` first, `corner` ones at its right, all others beside each other
   * below it; a `line` takes one for itself, `labelled` ones follow their heading, a `figure` stands below it, two on a
   * line, `lead` ones stand before the title, `none` is left out.
   */
  onPhone?: 'title' | 'corner' | 'line' | 'labelled' | 'figure' | 'lead' | 'none';
}

export type Column<T, F extends string = string> = ColumnBase<T, F> &
  (
    | { cell: (row: T, place: CellPlace) => ReactNode; drawnCell?: never }
    /** Draws the `<td>` too, where that differs from row to row; null where the cell before spans it. */
    | { cell?: never; drawnCell: (row: T, place: CellPlace) => ReactElement | null }
  );
