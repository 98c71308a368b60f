import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '#/platform/mail/letterhead.ts';
import { AppError } from './app-error.ts';

const notPages = /^\/+(api|health|metrics|ws|assets)([/?.]|$)/i;

const isPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean => {
  const path = URL.canParse(url, 'http://x') ? new URL(url, 'http://x').pathname : url;
  return /^(GET|HEAD)$/.test(method) && ![url, path, decode(path)].some((spelling) => notPages.test(spelling));
};

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

interface PageBrand {
  readonly name: string;
}

/** Nothing in it can end the element that it stands in. */
const toScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const writeBrand = (html: string, brand: PageBrand): string => {
  const data = `<script type="application/json" id="brand">${toScriptData(brand)}</script>`;
  // `$&` in a name must not be expanded.
  const named = brand.name
    ? html.replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(brand.name)}</title>`)
    : html;
  return named.replace('</head>', () => `${data}</head>`);
};

export const serveWeb = async (
  app: FastifyInstance,
  folder: string,
  findBrand: () => Promise<PageBrand> = async () => ({ name: '' }),
): Promise<void> => {
  if (existsSync(join(folder, 'index.html'))) {
    await app.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      schemaHide: true,
      setHeaders: (response, path) => {
        const immutable = path.startsWith(join(folder, 'assets'));
        response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    app.setNotFoundHandler(async (request, reply) => {
      if (!isPage(request)) throw new AppError('notFound');
      const page = writeBrand(html, await findBrand());
      const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
      reply.header('cache-control', 'no-cache').header('etag', etag).type('text/html; charset=utf-8');
      return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(page);
    });
    return;
  }
  app.log.warn(
    'the pages were not there at the start: build them with `npm run build` and start again; until then only the API answers',
  );
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
};
