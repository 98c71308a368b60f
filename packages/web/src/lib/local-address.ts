/** Whether only this computer can open a link. */
export const isLocalAddress = (link: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
