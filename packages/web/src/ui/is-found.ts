/** Whether a search finds a name, as the server decides it: anywhere in it, without regard to case. */
export const isFound = (name: string, search: string): boolean =>
  name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
