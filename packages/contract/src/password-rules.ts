export const passwordLength = { min: 15, max: 128, generated: 20 } as const;
export const passwordSymbols = '!@#$%^&*()_-+=';

/** Lower case, upper case, a digit and a special character: what the password of a user must hold. */
export const hasUserPattern = (value: string): boolean =>
  /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\p{Nd}/u.test(value) && /[^\p{L}\p{N}\s]/u.test(value);
