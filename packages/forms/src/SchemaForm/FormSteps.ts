/** A form in steps: all but the last step's button leads to the next one. */
export interface FormSteps<Name extends string = string> {
  /** Names of each step's fields; hidden fields belong to none. */
  fields: readonly (readonly Name[])[];
  /** The step on screen, from 0. */
  at: number;
  onMove: (step: number) => void;
  /** Asked before a step is checked; false stays on it, because something was done there first. */
  onLeave?: (values: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Asks the shop about a step that is valid. When it rejects as `onSubmit` may, the form says why and stays on it. */
  onCheck?: (step: number, values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Label of the button that leads to the next step. */
  nextLabel: string;
}
