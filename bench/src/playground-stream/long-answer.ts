const sentence = 'The jacket stays dry in the worst week of November and we repair it for ten winters'.split(' ');

const blocks: readonly ((count: number) => string)[] = [
  (count) => `## Part ${count}\n\n`,
  (count) =>
    `${Array.from({ length: 5 }, () => `${sentence.join(' ')}, **${count}** times`).join('. ')} [1.${count}].\n\n`,
  () => `${Array.from({ length: 6 }, () => `- ${sentence.slice(0, 9).join(' ')}`).join('\n')}\n\n`,
  (count) =>
    `| Message | R1 | Base |\n| - | -: | -: |\n${Array.from({ length: 5 }, (_, row) => `| ${sentence.slice(row, row + 5).join(' ')} | [${count}.${row}](/project/resonance/1) | 868 |`).join('\n')}\n\n`,
  (count) =>
    `\`\`\`ts\n${Array.from({ length: 8 }, (_, line) => `const line${line} = messages.filter(({ r1 }) => r1 > ${count});`).join('\n')}\n\`\`\`\n\n`,
  () => `> ${sentence.join(' ')}\n\n`,
];

export const longAnswer = (words: number): string => {
  let text = '';
  let said = 0;
  for (let count = 1; said < words; count++) {
    const block = blocks[count % blocks.length]!(count);
    text += block;
    said += block.split(/\s+/).length - 1;
  }
  return text;
};
