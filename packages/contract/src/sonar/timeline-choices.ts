export const annotationKinds = ['campaign', 'launch', 'event'] as const;

export const timelineLimits = { marks: 200, title: 80 } as const;
