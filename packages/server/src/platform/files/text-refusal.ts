/** `foreign`: the content is not what the name says. `tooMuch`: reading it takes too long or too much memory. */
export type TextRefusalReason = 'foreign' | 'damaged' | 'locked' | 'noText' | 'tooMuch';

/** Why the text of a file is not read. */
export class TextRefusal extends Error {
  override readonly name = 'TextRefusal';
  readonly reason: TextRefusalReason;

  constructor(reason: TextRefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
