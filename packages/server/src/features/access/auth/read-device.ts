interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Known = readonly (readonly [pattern: RegExp, name: string])[];

/** Most say that they are also what they descend from, so who descends comes first. */
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: Known = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (known: Known, text: string): string | null => known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A program names itself first (RFC 9110 10.1.5): `curl/8.5.0`. Browsers all begin with Mozilla. */
const findProgram = (userAgent: string): string | null => {
  const name = /^([A-Za-z][\w.-]{0,39})(?:\/|$)/.exec(userAgent)?.[1] ?? null;
  return name === 'Mozilla' ? null : name;
};

export const readDevice = (userAgent: string): Device => ({
  browser: find(browsers, userAgent) ?? findProgram(userAgent),
  system: find(systems, userAgent),
});

export const describeDevice = (userAgent: string): string => {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ') || '–';
};
