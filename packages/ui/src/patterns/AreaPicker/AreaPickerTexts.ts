import type { LoadViewProps } from '../LoadView/LoadView.tsx';

/** Texts of both steps. */
export interface AreaPickerTexts extends Pick<LoadViewProps<never>, 'loadingLabel' | 'failedTitle' | 'retryLabel'> {
  /** Placeholder of the field. */
  placeholder: string;
  close: string;
  /** Title of the first step: "Province or city". */
  province: string;
  /** Title of the second: "Ward or commune". */
  ward: string;
  /** Label and placeholder of the search. */
  search: string;
  /** Returns to the first step. */
  changeProvince: string;
  /** Number of matches, announced while typing. */
  found: (count: number) => string;
  /** Shown without matches: what to do. */
  noneFound: (typed: string) => string;
}
