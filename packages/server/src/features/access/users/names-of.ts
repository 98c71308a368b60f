export interface Names {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** All three names from first and last name, or from a whole name, which ends with the last name. */
export const namesOf = (given: {
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}): Names => {
  const { firstName, lastName } = given;
  if (firstName && lastName) return { name: `${firstName} ${lastName}`, firstName, lastName };
  const words = (given.name ?? '').trim().split(/\s+/);
  const last = words.length > 1 ? words.pop()! : '';
  const first = words.join(' ');
  return { name: `${first} ${last}`.trim(), firstName: first, lastName: last };
};
