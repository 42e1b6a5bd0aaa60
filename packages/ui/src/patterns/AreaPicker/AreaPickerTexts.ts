import type { LoadViewProps } from '../LoadView/LoadView.tsx';

/** The words of both steps. */
export interface AreaPickerTexts extends Pick<LoadViewProps<never>, 'loadingLabel' | 'failedTitle' | 'retryLabel'> {
  /** Stands in the field while nothing is chosen. */
  placeholder: string;
  close: string;
  /** Title of the first step: "Province or city". */
  province: string;
  /** Title of the second: "Ward or commune". */
  ward: string;
  /** Names what is typed into, and stands in it. */
  search: string;
  /** Goes back to the first step. */
  changeProvince: string;
  /** How many are left of the list, read aloud as one types. */
  found: (count: number) => string;
  /** None of them is: what to do. */
  noneFound: (typed: string) => string;
}
