import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimEndpoints } from './slim-endpoints.ts';

/** What every page needs, in one file: it compresses better than many, and changes rarely. */
const base =
  /node_modules[\\/](react|react-dom|scheduler|react-i18next|i18next|@tanstack[\\/](history|react-router|router-core|react-store|store|query-core|react-query))[\\/]/;

/** What the router must know of every page before it opens one; the pages themselves (`tsr-split`) come when opened. */
const routes = (id: string): boolean => /\/src\/app\/routes\/[^?]*$/.test(id);

/**
 * What most pages share, of libraries and of our own, in one file too: as a hundred files it weighs a tenth more
 * and takes twice as many requests; forms and fields for texts are for pages that have one.
 */
const shared = {
  test: /node_modules[\\/](?!@mantine[\\/]form|@mantine[\\/]core[\\/]esm[\\/]components[\\/]Textarea|klona|fast-deep-equal)|\/src\/(ui|lib)\//,
  minShareCount: 28,
};

/** What opens over a page (dialogs, menus, selects, tooltips) and what places it. The sign-in page needs none of it. */
const overlays = {
  test: /node_modules[\\/](@floating-ui|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|tslib|@mantine[\\/]core[\\/]esm[\\/](utils[\\/]Floating|components[\\/](Combobox|Floating\w*|Menu|Modal\w*|Popover|ScrollArea|SegmentedControl|Select|Tooltip))[\\/])|\/src\/ui\/(form\/(segmented|choice|blockable-button)|feedback\/confirm-dialog)/,
  minShareCount: 28,
  includeDependenciesRecursively: false,
};

/** Icons that many pages use: alone each of them weighs more as a file than as a drawing. */
const icons = { test: /node_modules[\\/]@tabler[\\/]icons-react/, minShareCount: 5 };

const server = `http://127.0.0.1:${process.env.PORT ?? '4310'}`;

/** With the address that the browser called: the server refuses calls from other sites. */
const passOn = { target: server, changeOrigin: false };

const isChartPage = (url = ''): boolean => !/[?&](sourceId|token|projectName|projectPassword)=/.test(url);

export default defineConfig({
  plugins: [
    slimEndpoints(),
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
  server: {
    proxy: {
      '/api': passOn,
      '/health': passOn,
      '/ws': { ...passOn, ws: true },
      '/chart/resonance': { ...passOn, bypass: ({ url }) => (isChartPage(url) ? '/index.html' : undefined) },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // A browser that does not know `modulepreload` loads the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every name stands in each file that imports it, and in the router's list: as words they weigh 5 kB a page.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'routes', test: routes },
            { name: 'overlays', ...overlays },
            { name: 'shared', ...shared },
            { name: 'icons', ...icons },
          ],
        },
      },
    },
  },
});
