const longest = 64;
const forNewline = {
  '\n': new RegExp(`[^\\S\\n]{${longest + 1},}`, 'g'),
  '\r': new RegExp(`[^\\S\\r]{${longest + 1},}`, 'g'),
} as const;

/**
 * Shortens runs of more than 64 blanks in text with quotation marks. papaparse walks over the blanks before a delimiter
 * anew for each quotation mark that stands before them, which takes quadratic time.
 */
export function shortenBlanks(text: string, newline: '\n' | '\r'): string {
  if (!mayHoldRun(text) || !text.includes('"')) return text;
  return text.replace(forNewline[newline], ' '.repeat(longest));
}

/** A run of more than 64 blanks covers a place that is a multiple of 64 and goes on beside it: few places are looked at. */
function mayHoldRun(text: string): boolean {
  for (let i = 0; i < text.length; i += longest) {
    let around = 0;
    for (let left = i; left >= 0 && around <= longest && isBlank(text.charCodeAt(left)); left--) around++;
    for (let right = i + 1; around > 0 && around <= longest && isBlank(text.charCodeAt(right)); right++) around++;
    if (around > longest) return true;
  }
  return false;
}

/** Whether a character may be a blank: all from U+1680 on are taken for one, as only a few are. */
const isBlank = (code: number): boolean => code <= 32 || code === 160 || code >= 0x1680;
