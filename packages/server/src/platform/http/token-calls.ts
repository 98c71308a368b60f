import { tokenRule } from '@soundings/contract/access/token-scopes';
import type { OpenAPI, OpenAPIV3_1 } from 'openapi-types';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const onlyTokenCalls = (document: OpenAPI.Document): OpenAPIV3_1.Document => {
  const { paths = {}, components = {}, ...rest } = document as OpenAPIV3_1.Document;
  const { bearer } = components.securitySchemes ?? {};
  const open = Object.entries(paths).flatMap(([path, item]) => {
    const calls = methods.flatMap((method) => {
      const rule = tokenRule({ method: method.toUpperCase(), path });
      const operation = item?.[method];
      if (!rule || !operation) return [];
      const description = [operation.description, `Scope: ${rule.scope}.`].filter(Boolean).join(' ');
      return [[method, { ...operation, description, security: [{ bearer: [] }] }]];
    });
    return calls.length === 0 ? [] : [[path, Object.fromEntries(calls)]];
  });
  return {
    ...rest,
    paths: Object.fromEntries(open),
    components: { ...components, ...(bearer && { securitySchemes: { bearer } }) },
  };
};
