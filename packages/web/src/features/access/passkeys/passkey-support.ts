/** Browsers have passkeys for pages of a name, over https or on this machine; not for those of an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);

/** The user closed the browser's dialog, or let it run out. */
export const isDeclined = ({ name }: Error): boolean => name === 'NotAllowedError' || name === 'AbortError';

/** The authenticator has a passkey of this account. */
export const isThereAlready = ({ name }: Error): boolean => name === 'InvalidStateError';
