/** What a user is called where they have no name. */
export const shownName = ({ name, username }: { name: string; username: string }): string => name || username;
