let cached: Promise<string> | null = null;

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

const isLatin = (rule: CSSFontFaceRule) =>
  rule.style.getPropertyValue('font-family').includes('Inter') &&
  /U\+0{0,4}-0?0?ff/i.test(rule.style.getPropertyValue('unicode-range') || 'U+0-FF');

async function readFont(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return [];
    }
  });
  const face = rules.find((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && isLatin(rule));
  const address = face?.style.getPropertyValue('src').match(/url\("?([^")]+)"?\)/)?.[1];
  if (address === undefined) return '';
  const base = face?.parentStyleSheet?.href ?? document.baseURI;
  const answer = await fetch(new URL(address, base));
  const source = await toDataUrl(await answer.blob());
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(${source}) format("woff2")}`;
}

/** The page's own Inter as a rule that an SVG can carry, since a picture sees no page. '' where it cannot be read. */
export function fontFace(): Promise<string> {
  cached ??= readFont().catch(() => '');
  return cached;
}
