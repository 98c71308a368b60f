import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const notPages = /^\/+(api|health|metrics|ws|assets)([/?.]|$)/i;

/** However it is spelled: a program that asks for an address that is none gets an error that it can read, not a page. */
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

/**
 * Serves the built web pages. Every address that is no file and not a program's is a page of the application,
 * which finds its own way.
 */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
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
    app.setNotFoundHandler((request, reply) => {
      if (!isPage(request)) throw new AppError('notFound');
      return reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
    });
    return;
  }
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
};
