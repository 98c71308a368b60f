const two = (value: number) => String(value).padStart(2, '0');

/** Characters that a file system refuses become underscores; the time goes behind, as DD-MM-YYYY_HHmmss. */
export function toFileName(title: string, at: Date): string {
  const name = title.replace(/[\\/:"*?<>|]/g, '_');
  const date = `${two(at.getDate())}-${two(at.getMonth() + 1)}-${at.getFullYear()}`;
  return `${name}_${date}_${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}.png`;
}
