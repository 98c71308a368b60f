import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name: string): string | null => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  return null;
};

/** A Chromium: the one in CHROME, one that the system has, or the one inside an npm package. Nothing is installed by hand. */
export const findBrowser = async (): Promise<string> => {
  const known = process.env.CHROME ?? onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
  if (known) return known;
  // Unpacks also the libraries that a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
