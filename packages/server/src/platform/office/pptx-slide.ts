import pptxgenjs from 'pptxgenjs';

/** Its types are those of a CommonJS module, which it is not. */
export const PptxGenJS = pptxgenjs as unknown as typeof pptxgenjs.default;
export type Presentation = InstanceType<typeof PptxGenJS>;
export type Slide = ReturnType<Presentation['addSlide']>;

/** Presentations name a font and do not hold it: one that every computer has. */
export const font = 'Arial';

export const hex = (color: string): string => color.replace('#', '').toUpperCase();
