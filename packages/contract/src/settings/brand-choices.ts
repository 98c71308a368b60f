import { emailPattern } from '../access/credential-rules.ts';

export const brandNameLength = 60;
export const footerAddressLength = 500;

export const accentPattern = /^#[0-9a-f]{6}$/i;

/** An address of a page on the web: https, a host with a dot, no user name in front of it. */
export const isWebAddress = (address: string): boolean => {
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && /^[^.].*\.[^.]+$/.test(hostname) && username === '' && password === '';
};

export const isMailbox = (address: string): boolean => emailPattern.test(address);
