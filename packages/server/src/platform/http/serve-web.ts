import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Serves the built web pages. Every address outside /api that is no file is a page of the application,
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
      const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|health|assets)([/?]|$)/.test(request.url);
      if (!isPage) throw new AppError('notFound');
      return reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
    });
    return;
  }
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
};
