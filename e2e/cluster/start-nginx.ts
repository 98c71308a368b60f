import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../repository-root.ts';
import { findProgram } from './find-program.ts';
import { localhostCertificate } from './localhost-certificate.ts';

/** Throws where the example no longer says what is to stand elsewhere here. */
const exchange = (text: string, places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/ lacks: ${from}`);
    return changed.replace(from, () => to);
  }, text);

const types = 'types { text/html html; text/css css; application/javascript js; }';

/** nginx with our example of deploy/, with TLS: only addresses and folders are those of this machine. */
export const startNginx = async (port: number, nodes: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-nginx-'));
  const deployed = (file: string) => readFile(join(repositoryRoot, 'deploy', file), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const tls = join(folder, 'tls');
  await mkdir(tls);
  const serverOf = (node: number) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=5s;`;
  const main = exchange(await deployed('nginx.conf'), {
    'include /etc/nginx/mime.types;': `${types}\n${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}`,
    'server app1:4310 max_fails=1 fail_timeout=5s;': nodes.map(serverOf).join('\n'),
    'server app2:4310 max_fails=1 fail_timeout=5s;': '',
    'listen 80;': '',
    '/etc/nginx/soundings/': `${tls}/`,
    'access_log /var/log/nginx/access.log plain;': `access_log ${folder}/access.log plain;`,
  });
  const secure = exchange(await deployed('nginx-tls.conf'), {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/nginx/soundings/certificate.pem': `${tls}/certificate.pem`,
    '/etc/nginx/soundings/key.pem': `${tls}/key.pem`,
  });
  await writeFile(join(folder, 'nginx.conf'), main);
  await writeFile(join(tls, 'tls.conf'), secure);
  await writeFile(join(tls, 'certificate.pem'), localhostCertificate.cert);
  await writeFile(join(tls, 'key.pem'), localhostCertificate.key);
  // As root it serves as "nobody".
  await chmod(folder, 0o777);
  const { program, env } = await findProgram('nginx', ['nginx', 'nginx-common']);
  const settings = `daemon off; pid ${folder}/nginx.pid;`;
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', settings], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const url = `https://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null || attempt > 100) throw new Error(`nginx does not answer:\n${errors}`);
    // Another path than the servers': they may still be starting.
    if (
      await fetch(`${url}/metrics`).then(
        () => true,
        () => false,
      )
    )
      break;
    await sleep(50);
  }
  return {
    url,
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
