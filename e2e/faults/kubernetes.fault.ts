import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readEnv } from '@soundings/server/env';
import { beforeAll, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../repository-root.ts';

/** Kubernetes' own schemas: 25 MB, so they are fetched by whoever runs this and are no dependency. */
const schemas = 'kubernetes-models@5.1.0';
const run = promisify(execFile);
const cache = join(repositoryRoot, 'node_modules/.cache/kubernetes');
const folder = join(repositoryRoot, 'deploy/kubernetes');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
  readonly [name: string]: any;
}

let manifests: Manifest[];
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  await run('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', schemas]);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  manifests = texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS({ maxAliasCount: 0 })));
}, 180_000);

/** The schemas let fields of no meaning pass; the types do not. Throws what the compiler says. */
const compile = async (all: readonly Manifest[]): Promise<void> => {
  const lines = all.map((manifest, index) => {
    const { apiVersion, kind } = manifest;
    const type = `import('kubernetes-models/${apiVersion}/${kind}').I${kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const file = join(cache, 'manifests.mts');
  await writeFile(file, lines.join('\n'));
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
  await run(join(repositoryRoot, 'node_modules/.bin/tsc'), [...flags, '--ignoreConfig', file]).catch((error) => {
    throw new Error(error.stdout);
  });
};

const validate = async (manifest: Manifest): Promise<void> => {
  const file = join(cache, 'node_modules/kubernetes-models', manifest.apiVersion, `${manifest.kind}.js`);
  const model = (await import(pathToFileURL(file).href))[manifest.kind];
  new model(manifest).validate();
};

const find = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);

it('every manifest is what the schema of its kind asks for', async () => {
  const kinds = manifests.map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['ConfigMap', 'Deployment', 'Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']);
  for (const manifest of manifests) await validate(manifest);
  await compile(manifests);
  const [server] = find('Deployment');
  const misspelt = { ...server!, spec: { ...server!.spec, replica: 2 } };
  await expect(compile([misspelt])).rejects.toThrow(/replica"' does not exist/);
  await expect(validate({ ...server!, spec: { ...server!.spec, replicas: 'two' } })).rejects.toThrow(/replicas/);
});

it('containers run as nobody special and write nowhere but where they have to; parts find each other', () => {
  for (const { spec } of find('Deployment')) {
    const pod = spec.template.spec;
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
        '/data',
        '/tmp',
      ]);
    }
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  }
  const server = find('Deployment').find(({ metadata }) => metadata.name === 'soundings')!.spec.template;
  for (const kind of ['Service', 'PodDisruptionBudget']) {
    const { selector } = find(kind)[0]!.spec;
    expect(server.metadata.labels).toMatchObject(selector.matchLabels ?? selector);
  }
  const [rule] = find('Ingress')[0]!.spec.rules[0].http.paths;
  expect(rule.backend.service.name).toBe(find('Service')[0]!.metadata.name);
});

it('settings are known to the server', async () => {
  const { data } = find('ConfigMap')[0]!;
  const secrets = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key', APP_SECRET: 'x'.repeat(32) };
  expect(readEnv({ ...data, ...secrets })).toMatchObject({ PUBLIC_URL: data.PUBLIC_URL, TRUST_PROXY: '1' });
  const documented = await readFile(join(repositoryRoot, 'docs/operating.md'), 'utf8');
  for (const name of Object.keys(data)) expect(documented).toContain(`\`${name}\``);
});
