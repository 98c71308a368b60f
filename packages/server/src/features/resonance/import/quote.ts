/** A cell within an error, cut to a readable length. */
export const quote = (cell: string): string => `"${cell.length > 80 ? `${cell.slice(0, 79)}…` : cell}"`;
