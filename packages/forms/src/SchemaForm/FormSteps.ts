/** A form in steps: all but the last step's button leads to the next one. */
export interface FormSteps<Name extends string = string> {
  /** Names of each step's fields; hidden fields belong to none. */
  fields: readonly (readonly Name[])[];
  /** The step on screen, from 0. */
  at: number;
  onMove: (step: number) => void;
  /** Label of the button that leads to the next step. */
  nextLabel: string;
}
