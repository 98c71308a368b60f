import type { Bits } from '../crosstab/dataset.ts';
import type { Selection } from '../crosstab/selection.ts';
import type { Steps } from '../crosstab/steps.ts';
import type { RowRange } from './rows-of.ts';

/**
 * How many members of each selection each row has: the count of row `first + i * apart` and selection `s` is
 * at `i * selections.length + s`. In steps of about a millisecond, between which other work can run.
 */
export type CountRows = (rows: RowRange, selections: readonly Selection[]) => Steps<Uint32Array>;

/** A new mask of the respondents who are in at least one row of every group. There is at least one group. */
export type MaskRows = (groups: readonly (readonly number[])[]) => Bits;
