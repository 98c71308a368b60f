/** Text as it is looked for by `like`: its own wildcards mean nothing. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
