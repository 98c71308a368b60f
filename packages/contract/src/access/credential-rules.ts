export const passwordLength = { min: 15, max: 128, generated: 20 } as const;
/** Characters that do not look alike, for passwords that people read and type: those of shared projects. */
export const legibleClasses = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
export const passwordSymbols = '!@#$%^&*()_-+=';

export const hasSharePattern = (value: string): boolean =>
  /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\p{Nd}/u.test(value);

export const hasUserPattern = (value: string): boolean => hasSharePattern(value) && /[^\p{L}\p{N}\s]/u.test(value);

/**
 * A password of the generated length with at least one character of each class, in random order.
 * `randomBelow(limit)` draws a whole number from 0 to below `limit`, each equally likely.
 */
export const composePassword = (classes: readonly string[], randomBelow: (limit: number) => number): string => {
  const pick = (from: string) => from.charAt(randomBelow(from.length));
  const all = classes.join('');
  const characters = classes.map(pick);
  while (characters.length < passwordLength.generated) characters.push(pick(all));
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1);
    [characters[last], characters[other]] = [characters[other] as string, characters[last] as string];
  }
  return characters.join('');
};

export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
