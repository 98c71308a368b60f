import { readFileSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs, in one file: it compresses better than many, and changes rarely. */
const base =
  /node_modules[\\/](react|react-dom|scheduler|react-i18next|i18next|zod|@tanstack[\\/](history|react-router|router-core|react-store|store|query-core|react-query))[\\/]/;

const server = `http://127.0.0.1:${process.env.PORT ?? '4310'}`;

/** Pages never print JSON Schema. zod's printer would be a fifth of zod, and in every page: its exports do nothing here. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (!/zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    return [...names].map(([, name]) => `export const ${name} = () => ({});`).join('\n');
  },
};

export default defineConfig({
  plugins: [
    withoutJsonSchema,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
  ],
  server: { proxy: { '/api': server, '/health': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
});
