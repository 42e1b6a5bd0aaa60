/** One line, or the bars of one colour. At most four are told apart. */
export interface ChartSeries {
  id: string;
  name: string;
}

/** What is above one place of the horizontal axis: the value of each series by its id; `null` where there is none. */
export interface ChartPoint {
  /** The place, once: a day as ISO 8601, a name. */
  x: string;
  values: Readonly<Record<string, number | null>>;
}

export interface ChartTexts {
  /** Heads the places in the table that is read aloud: "Day". */
  x: string;
  /** Where there is nothing to show yet. */
  empty: string;
  /** Announced while the chart loads. */
  loading: string;
  /** How to walk through it, read aloud: "Use the arrow keys to go from day to day". */
  keys: string;
}

/** What every chart takes. */
export interface ChartProps {
  /** What is shown: "Income of the last seven days". */
  label: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** A place as it is shown: `2026-11-20` as "20/11". */
  formatX?: (x: string) => string;
  /** A value as it is shown, with its unit. */
  formatValue: (value: number) => string;
  /** The same, shorter, beside the axis: "1,2 tr". */
  formatAxis?: (value: number) => string;
  /** The gist in a sentence, below the chart: "Income rose by a third". */
  summary?: string | undefined;
  texts: ChartTexts;
}
