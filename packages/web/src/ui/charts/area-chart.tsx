import { LineChart, type LineChartProps } from './line-chart.tsx';

interface Props extends LineChartProps {
  /** The id of the line that is filled: one's own brand. */
  filled: string | undefined;
}

/** Lines over time, 450 px high, one of them filled down to the axis. */
export const AreaChart = ({ height = 450, ...props }: Props) => <LineChart height={height} {...props} />;
