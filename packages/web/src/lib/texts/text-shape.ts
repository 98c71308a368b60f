export type TextShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextShape<T[K]> };
