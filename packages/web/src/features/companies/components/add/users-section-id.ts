/** Where the form jumps when a user is missing or refused. */
export const usersSectionId = 'company-users';
