/** Types of projects that a message comes through, in order. */
export const pathTypes = ['ID8', 'SCOUTV2', 'GENIE', 'GENIE_GO', 'RESONANCE'] as const;
export type PathType = (typeof pathTypes)[number];

/** Of messages without the figure those come first that are furthest along. `difference` is that of the places. */
export const pathSorts = ['-measured', 'measured', '-predicted', 'predicted', '-difference', 'difference'] as const;
export type PathSort = (typeof pathSorts)[number];

/** Points that the chart has. */
export const maxPathPairs = 300;
