/**
 * The survey answers of one project, column by column, one bit a respondent.
 * Bit `i & 31` of word `i >>> 5` belongs to respondent `i`; bits beyond the last respondent are zero.
 */
export type Bits = Uint32Array;

export type Scale =
  | {
      readonly kind: 'points';
      readonly points: readonly { readonly label: string; readonly positive: boolean }[];
    }
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      /** This number and above (`ascending`) or below (`descending`) count as positive. */
      readonly positiveFrom: number;
      readonly direction: 'ascending' | 'descending';
    };

/** One value of an audience variable, and who has it; those of a variable may overlap. `id` is stable for the life of the dataset. */
export interface Audience {
  readonly id: string;
  readonly label: string;
  readonly members: Bits;
}

export interface Variable {
  readonly header: string;
  readonly audiences: readonly Audience[];
}

/** Who answered, and who answered positively. `positive` is a subset of `answered`. */
export interface Measure {
  readonly answered: Bits;
  readonly positive: Bits;
  readonly scale: Scale | null;
}

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly r1: Measure;
  /** Action; null where the survey did not ask. */
  readonly r2: Measure | null;
}

export type Tone = 'positive' | 'negative' | 'blank';

export interface Mention {
  readonly subconcept: string;
  readonly tone: Tone;
  readonly members: Bits;
}

export interface Concept {
  readonly id: string;
  readonly name: string;
  readonly mentions: readonly Mention[];
}

export interface Dataset {
  readonly respondents: number;
  readonly variables: readonly Variable[];
  readonly messages: readonly Message[];
  readonly concepts: readonly Concept[];
  /** One weight a respondent; null where all count the same. */
  readonly weights: Float64Array | null;
}
