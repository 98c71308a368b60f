import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { Markdown } from './markdown.tsx';
import { MarkdownParts } from './markdown-parts.ts';

const show = async (text: string, isGrowing = false) => {
  const { container } = await renderForTest(<Markdown text={text} isGrowing={isGrowing} />);
  return container;
};

const attacks = [
  '<script>globalThis.harmed = true</script>',
  '<img src=x onerror="globalThis.harmed = true">',
  '[a](javascript:globalThis.harmed=true)',
  '[b](JaVaScRiPt&#58;globalThis.harmed=true)',
  '![c](https://tracker.example/pixel.png)',
  '![d](data:image/svg+xml;base64,PHN2Zz4=)',
  '<a href="javascript:1">e</a>',
  '<iframe src="https://other.example"></iframe>',
  '[f](//other.example/a)',
  '[g](/api/auth/logout)',
  '<style>body{display:none}</style>',
  '<https://user:pass@other.example>',
  '[h]: javascript:alert(1)\n\n[h]',
].join('\n\n');

it('makes no element of HTML, fetches no picture, and leads nowhere that it may not', async () => {
  const container = await show(attacks);
  expect(
    container.querySelectorAll('script, img, iframe, style:not([data-mantine-styles]), object, embed, svg'),
  ).toHaveLength(0);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://tracker.example/pixel.png']);
  expect(
    [...container.querySelectorAll('*')]
      .flatMap((node) => [...node.attributes])
      .filter(({ name }) => name.startsWith('on')),
  ).toEqual([]);
  expect('harmed' in globalThis).toBe(false);
  expect(container.textContent).toContain('<script>globalThis.harmed = true</script>');
});

it('opens links to other sites apart, without telling them where from', async () => {
  const container = await show('[Site](https://soundings.example/a) and https://soundings.example/b');
  const [first, second] = container.querySelectorAll('a');
  expect(first?.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc');
  expect(first?.getAttribute('target')).toBe('_blank');
  expect(second?.getAttribute('href')).toBe('https://soundings.example/b');
});

it('leads to pages of the workspace in place', async () => {
  const container = await show('Trust is [57.2](/project/sonar/1?tab=trust).');
  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/project/sonar/1?tab=trust');
  expect(link?.getAttribute('target')).toBeNull();
});

it('draws tables with figures at the right, links too', async () => {
  const container = await show(
    '| Brand | Trust |\n| - | - |\n| Rimfrost | [57.2](/project/sonar/1) |\n| Isbryder | **41.0** |',
  );
  expect(screen.getByRole('region', { name: 'Table: Brand, Trust' })).toBeTruthy();
  expect([...container.querySelectorAll('td')].map((cell) => cell.dataset.align)).toEqual([
    undefined,
    'right',
    undefined,
    'right',
  ]);
});

it('colours and copies code once it is whole', async () => {
  const code = "const text = '<b>';";
  const container = await show(`\`\`\`ts\n${code}\n\`\`\``);
  await waitFor(() => expect(container.querySelector('.hljs-string')?.textContent).toBe("'<b>'"));
  expect(container.querySelector('code')?.textContent).toBe(code);
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Copy: ts' }));
  await waitFor(() => expect(copied).toBe(code));
});

it('shows code that is still coming as it is', async () => {
  const container = await show('```ts\nconst a = 1;', true);
  expect(container.querySelector('code')?.textContent).toBe('const a = 1;');
  expect(container.querySelector('.hljs-keyword')).toBeNull();
});

it('shows references and struck figures as the feature does, also in lists and tables', async () => {
  const parts = {
    reference: /\[\d+\.\d+\]/g,
    Reference: ({ name }: { name: string }) => <button type="button">{name}</button>,
    Struck: ({ text }: { text: string }) => <em>{text}</em>,
  };
  await renderForTest(
    <MarkdownParts value={parts}>
      <Markdown text={'Yes [2.14].\n\n- no [1.2][1.3] ~~57 %~~\n\n| a |\n| - |\n| [3.4] |\n\n`[9.9]`'} />
    </MarkdownParts>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['2.14', '1.2', '1.3', '3.4']);
  expect(document.querySelector('em')?.textContent).toBe('57 %');
});
