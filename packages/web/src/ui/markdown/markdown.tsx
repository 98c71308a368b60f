import { memo, useState } from 'react';
import classes from './markdown.module.css';
import { MarkdownBlock } from './markdown-block.tsx';
import { type Block, createBlockReader } from './read-blocks.ts';

interface MarkdownProps {
  text: string;
  isGrowing?: boolean;
}

const groupSize = 40;

/**
 * Markdown of people or models, as elements of React: no HTML of the text becomes an element, links lead only to where
 * they may, and no picture is fetched. While the text grows only its last blocks are read and drawn again.
 */
export const Markdown = memo(function Markdown({ text, isGrowing = false }: MarkdownProps) {
  const [read] = useState(createBlockReader);
  const blocks = read(text);
  const groups = Array.from({ length: Math.ceil(blocks.length / groupSize) }, (_, index) =>
    blocks.slice(index * groupSize, (index + 1) * groupSize),
  );
  return (
    <div className={classes.text} data-growing={isGrowing || undefined}>
      {groups.map((group, index) => (
        <Group key={group[0]!.at} blocks={group} isGrowing={isGrowing && index === groups.length - 1} />
      ))}
      {isGrowing && blocks.length === 0 ? <span className={classes.caret} aria-hidden="true" /> : null}
    </div>
  );
});

interface GroupProps {
  blocks: readonly Block[];
  isGrowing: boolean;
}

const Group = memo(
  function Group({ blocks, isGrowing }: GroupProps) {
    return blocks.map((block, index) => (
      <div key={block.at} className={classes.block}>
        <MarkdownBlock token={block.token} isGrowing={isGrowing && index === blocks.length - 1} />
      </div>
    ));
  },
  (one, other) =>
    one.isGrowing === other.isGrowing &&
    one.blocks.length === other.blocks.length &&
    one.blocks.every((block, index) => block === other.blocks[index]),
);
