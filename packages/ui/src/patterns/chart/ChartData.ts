/** A line, or the bars of one color. At most four are distinguishable. */
export interface ChartSeries {
  id: string;
  name: string;
}

/** Values at one position of the horizontal axis, by series id; `null` for none. */
export interface ChartPoint {
  /** Key of the position: a day as ISO 8601, or a name. */
  x: string;
  values: Readonly<Record<string, number | null>>;
}

export interface ChartTexts {
  /** Column heading of the positions in the data table: "Day". */
  x: string;
  /** Shown without data. */
  empty: string;
  /** Announced while the chart loads. */
  loading: string;
  /** Keyboard instructions, read aloud: "Use the arrow keys to go from day to day". */
  keys: string;
}

/** Props of every chart. */
export interface ChartProps {
  /** Title: "Income of the last seven days". */
  label: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Formats a position: `2026-11-20` as "20/11". */
  formatX?: (x: string) => string;
  /** Formats a value with its unit. */
  formatValue: (value: number) => string;
  /** Formats it shorter, for the axis: "1,2 tr". */
  formatAxis?: (value: number) => string;
  /** The main point in a sentence, below the chart: "Income rose by a third". */
  summary?: string | undefined;
  texts: ChartTexts;
}
