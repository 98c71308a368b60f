/** The token of an `Authorization: Bearer` header. */
export const bearerTokenOf = (header = ''): string | null => {
  const [scheme, token] = header.split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
};
