/** What a sortable heading asks for next: the other way when it is sorted already, else its natural start. */
export const nextSort = <F extends string>(field: F, sort: string, startsDescending = false): F | `-${F}` => {
  if (sort === field) return `-${field}`;
  if (sort === `-${field}`) return field;
  return startsDescending ? `-${field}` : field;
};
