const longest = 19;
const kept = 16;
/** Blanks, and the dot between a name and its labels: nothing follows it any more. */
const dangling = /[\s·]+$/;

/** Labels of charts over 19 characters are cut to 16 and an ellipsis; the whole name stays in tooltip and label. */
export const clipLabel = (label: string): string =>
  [...label].length > longest ? `${[...label].slice(0, kept).join('').replace(dangling, '')}…` : label;
