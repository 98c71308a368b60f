export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
