import { type EndpointName, endpoints, projectCallTable } from '../endpoints.ts';
import { callsByScope } from './calls-by-scope.ts';
import type { TokenScope } from './token-choices.ts';

/** @public by tests. */
export const scopeByName = new Map<EndpointName, TokenScope>(
  (Object.entries(callsByScope) as [TokenScope, readonly EndpointName[]][]).flatMap(([scope, names]) =>
    names.map((name) => [name, scope] as const),
  ),
);

/** Calls that find their project by what their caller may open, beside the calls of projects. */
const ofOpenProjects: readonly EndpointName[] = [
  'searchProjects',
  'projectName',
  'recentProjects',
  'projectIsProcessing',
  'projectJobProgress',
];

const isProjectCall = (name: EndpointName): boolean =>
  name in projectCallTable && projectCallTable[name as keyof typeof projectCallTable].project !== 'none';

/** @public by tests. */
export const isForNarrowedTokens = (name: EndpointName): boolean =>
  scopeByName.has(name) && (isProjectCall(name) || ofOpenProjects.includes(name));

interface TokenRule {
  readonly scope: TokenScope;
  /** Also for a token that is narrowed to some projects. */
  readonly isNarrow: boolean;
}

const ruleByCall = new Map<string, TokenRule>(
  [...scopeByName].map(([name, scope]) => {
    const { method, path } = endpoints[name];
    return [`${method} ${path}`, { scope, isNarrow: isForNarrowedTokens(name) }];
  }),
);

/** Null: no token may make this call. */
export const tokenRule = ({ method, path }: { readonly method: string; readonly path: string }): TokenRule | null =>
  ruleByCall.get(`${method} ${path}`) ?? null;
