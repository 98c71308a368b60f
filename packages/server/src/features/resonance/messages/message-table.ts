/** What a file says of one message, among all or in one audience. */
export interface GivenFigures {
  /** Percent, unrounded as the file has it; null where the file gives none, which it may for R2 and where the base is 0. */
  readonly r1: number | null;
  readonly r2: number | null;
  /** Respondents who answered, a count. */
  readonly base: number;
}

export interface TableMessage extends GivenFigures {
  readonly id: string;
  readonly text: string;
  /** In the order of the audiences, all variables one after the other. */
  readonly audiences: readonly GivenFigures[];
}

export interface TableVariable {
  readonly header: string;
  readonly audiences: readonly { readonly id: string; readonly label: string }[];
}

/** A project of figures per message: there are no respondents behind it, so nothing can be filtered or combined. */
export interface MessageTable {
  readonly variables: readonly TableVariable[];
  readonly messages: readonly TableMessage[];
}
