import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({
  bash,
  css,
  diff,
  javascript,
  json,
  markdown,
  python,
  r,
  sql,
  typescript,
  xml,
  yaml,
});

/** Text, with the class that colours it; parts may hold parts. */
export type CodePart = string | { readonly className: string; readonly parts: readonly CodePart[] };

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

const partOf = (node: Node): CodePart => {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return { className: String(node.properties.className ?? ''), parts: node.children.map(partOf) };
};

export const highlight = (code: string, language: string): CodePart[] | null =>
  lowlight.registered(language) ? lowlight.highlight(language, code).children.map(partOf) : null;
