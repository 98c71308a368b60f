import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import classes from './fields.module.css';

interface Props {
  name: string;
  instructions: string;
}

/** Its first lines, and all of it when asked for. */
export function InstructionsPreview({ name, instructions }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useSize();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change how many lines there are
  useLayoutEffect(() => {
    const { current } = text;
    if (current && !isOpen) setCut(current.scrollHeight > current.clientHeight + 1);
  }, [width, instructions, isOpen]);
  const title = t('projectForm.instructionsOf', { name });
  return (
    <figure ref={ref} className={classes.preview}>
      <figcaption className={classes.caption}>{title}</figcaption>
      <div ref={text} className={classes.text} data-folded={!isOpen || undefined}>
        {instructions.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
          <Line key={index} line={line} />
        ))}
      </div>
      {isCut ? (
        <Button size="sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'projectForm.showFewerInstructions' : 'projectForm.showAllInstructions')}
        </Button>
      ) : null}
    </figure>
  );
}

/** A point of a list hangs behind its number. */
function Line({ line }: { line: string }) {
  const [, mark, words] = line.match(/^\s*(\d+[.)]|[-–•*])\s+(.*)$/) ?? [];
  return mark === undefined ? (
    <p>{line}</p>
  ) : (
    <p className={classes.point}>
      <span>{mark}</span> {words}
    </p>
  );
}
