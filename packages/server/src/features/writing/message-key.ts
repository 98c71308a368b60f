/** The same of two messages that differ in case and blanks alone: none is written twice. */
export const messageKey = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
