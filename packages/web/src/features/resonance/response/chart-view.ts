/** Which marks of a chart are drawn. */
export interface ChartView {
  query: string;
  /** The most, or the least. */
  order: 'top' | 'bottom';
  /** Null shows all. */
  size: number | null;
}
