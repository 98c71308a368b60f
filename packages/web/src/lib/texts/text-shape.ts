/** The same keys with any wording: what a language must provide to stand beside English. */
export type TextShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextShape<T[K]> };
