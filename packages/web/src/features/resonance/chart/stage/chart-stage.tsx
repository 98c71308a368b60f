import { VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ChartTooltip } from '#/ui/charts/frame/chart-tooltip.tsx';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import type { VisionName } from '../chart-search.ts';
import { describeSubject } from '../chart-texts.ts';
import { fitCanvas, screenRatio } from '../drawing/canvas.ts';
import type { Palette } from '../drawing/palette.ts';
import type { Size, Vision } from '../drawing/vision.ts';
import { panIntoView, startView } from '../drawing/vision.ts';
import { createMap } from '../map/create-map.ts';
import { createMatrix } from '../matrix/create-matrix.ts';
import type { MatrixValues } from '../matrix/matrix-values.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { type Found, isSameSubject, type Subject } from '../model/subjects.ts';
import { createNetwork } from '../network/create-network.ts';
import type { NetworkLinks } from '../network/network-links.ts';
import classes from './chart-stage.module.css';
import { type PictureTexts, savePicture } from './picture.ts';
import { useStageKeys, useStagePointer } from './stage-input.ts';
import { SubjectTip, tipAnchor, ZoomButtons } from './stage-overlay.tsx';

export interface StageHandle {
  save: (texts: PictureTexts) => Promise<void>;
}

interface Props {
  ref: Ref<StageHandle>;
  drawn: Drawn;
  palette: Palette;
  selected: Subject | null;
  onSelect: (subject: Subject | null) => void;
  found: Found | null;
  isAlone: boolean;
  legend: ReactNode;
  children: ReactNode;
}

export function ChartStage({ ref, drawn, palette, selected, onSelect, found, isAlone, legend, children }: Props) {
  const { t } = useTranslation('chart');
  const { ref: sized, width, height } = useSize();
  const host = useRef<HTMLDivElement>(null);
  const [base, over] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)];
  const [view, setView] = useState(startView);
  const [pointed, setPointed] = useState<Subject | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const helpId = useId();
  const vision = useVision(drawn, { width, height });
  const scene = useMemo(() => ({ view, palette, selected, found, isAlone }), [view, palette, selected, found, isAlone]);

  useLayoutEffect(() => {
    const pen = fitCanvas(base.current, { width, height }, screenRatio());
    if (pen !== null) vision?.draw(pen, scene);
  }, [base, vision, scene, width, height]);
  useLayoutEffect(() => {
    const pen = fitCanvas(over.current, { width, height }, screenRatio());
    if (pen !== null && pointed !== null) vision?.drawPointed(pen, scene, pointed);
  }, [over, vision, scene, pointed, width, height]);

  const show = (subject: Subject | null) => {
    if (subject === null || vision === null) return;
    setView((now) => {
      const box = vision.boxOf(subject, now);
      return box === null ? now : panIntoView(now, box, vision.plot);
    });
  };
  // What was chosen in the list comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection moves the picture
  useLayoutEffect(() => show(selected), [selected]);

  const point = (subject: Subject | null, byKey: boolean) => {
    setIsByKey(byKey);
    setPointed((now) => (isSameSubject(now, subject) && now !== null && subject !== null ? now : subject));
    if (byKey) show(subject);
  };
  const pointer = useStagePointer({
    host,
    vision,
    view,
    onView: setView,
    onPoint: (subject) => point(subject, false),
    onSelect,
  });
  const onKeyDown = useStageKeys({
    vision,
    at: pointed ?? selected,
    onView: setView,
    onPoint: (subject) => point(subject, true),
    onSelect,
  });
  useImperativeHandle(ref, () => ({
    save: async (texts) => {
      if (vision !== null) await savePicture(vision, { ...scene, isAlone: true }, { width, height }, texts);
    },
  }));

  const box = pointed === null ? null : (vision?.boxOf(pointed, view) ?? null);
  const { model, name } = drawn;
  const counts = { messages: model.messageCount, audiences: model.audienceCount };
  return (
    <>
      <div className={classes.frame}>
        {/* The keys of a drawing are its own; role and description say so. */}
        <div
          ref={useMergedRef(sized, host)}
          className={classes.stage}
          data-pointing={pointed !== null || undefined}
          role="application"
          aria-roledescription={t('stageKind')}
          aria-label={t(`stage_${name}`, counts)}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is moved and read by keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => isByKey && setPointed(null)}
          {...pointer}
        >
          <canvas ref={base} className={classes.layer} />
          <canvas ref={over} className={classes.layer} />
        </div>
        {pointed !== null && box !== null && vision !== null && (
          <ChartTooltip anchor={tipAnchor(box, vision.plot)} width={width}>
            <SubjectTip model={model} subject={pointed} />
          </ChartTooltip>
        )}
        <VisuallyHidden id={helpId}>{t('stageHelp')}</VisuallyHidden>
        <VisuallyHidden role="status">
          {isByKey && pointed !== null && describeSubject(t, model, pointed)}
        </VisuallyHidden>
      </div>
      <div className={classes.foot}>
        {legend}
        <div className={classes.notes}>
          {children}
          <ZoomButtons view={view} plot={vision?.plot ?? null} onView={setView} />
        </div>
      </div>
    </>
  );
}

export interface Drawn {
  readonly name: VisionName;
  readonly model: ChartModel;
  readonly values: MatrixValues;
  readonly links: NetworkLinks;
}

function useVision({ name, model, values, links }: Drawn, { width, height }: Size): Vision | null {
  const { t } = useTranslation('chart');
  return useMemo(() => {
    if (width < 40 || height < 40) return null;
    if (name === 'network') return createNetwork(model, { width, height }, links);
    if (name === 'matrix') return createMatrix(model, { width, height }, values);
    return createMap(model, { width, height }, t);
  }, [name, model, values, links, width, height, t]);
}
