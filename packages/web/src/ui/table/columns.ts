import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface CellPlace {
  index: number;
  /** 0 for the control of a grid that takes part in the tab order, else -1. */
  tabIndex: (control: number) => 0 | -1;
}

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };
export type RowAttributes = ComponentProps<'tr'> & DataAttributes;
type CellAttributes = Pick<ComponentProps<'td'>, 'title'> & DataAttributes;

/** What a list can be sorted by, of its sorts with and without the leading `-`. */
export type FieldOf<S extends string> = S extends `-${string}` ? never : S;

interface ColumnBase<T, F extends string> {
  id: string;
  heading: ReactNode;
  /** The heading is only heard. */
  isHeadingHidden?: boolean;
  /** The field that its heading sorts by. */
  sort?: F;
  /** Dates and figures begin with the highest. */
  startsDescending?: boolean;
  className?: string | undefined;
  headClassName?: string | undefined;
  cellClassName?: string | undefined;
  headAttributes?: ComponentProps<'th'> & DataAttributes;
  attributes?: (row: T) => CellAttributes;
  isNumber?: boolean;
  /** Names its row: a `<th scope="row">`. */
  isRowHeading?: boolean;
  /** Gives way between phone and desk. */
  isRoomy?: boolean;
  /** A long text may take two lines. */
  wraps?: boolean;
  /**
   * Where a row of a list stands on a phone: the `title` first, `corner` ones at its right, all others beside each other
   * below it; a `line` takes one for itself, `labelled` ones follow their heading, `lead` ones stand before the title.
   */
  onPhone?: 'title' | 'corner' | 'line' | 'labelled' | 'lead';
}

export type Column<T, F extends string = string> = ColumnBase<T, F> &
  (
    | { cell: (row: T, place: CellPlace) => ReactNode; drawnCell?: never }
    /** Draws the `<td>` too, where that differs from row to row; null where the cell before spans it. */
    | { cell?: never; drawnCell: (row: T, place: CellPlace) => ReactElement | null }
  );
