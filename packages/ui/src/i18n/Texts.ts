import type forms from './formTexts/vn.ts';
import type shell from './texts/vn.ts';

/** Every namespace with its Vietnamese texts, which type the keys. Each topic adds its own beside its texts. */
export interface NamespaceTexts {
  /** Texts that every screen shares: retry, back, the tab bar. */
  shell: typeof shell;
  /** Texts of every form's fields. */
  forms: typeof forms;
}

/** `shell`, `forms`, or a topic such as `boxes/pools`. */
export type Namespace = keyof NamespaceTexts;

/**
 * The shape of a translation: every key of the Vietnamese original and no other.
 * A counted text (`draws_other`) may add the plural forms of its own language (`draws_one`).
 */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
} & {
  readonly [Key in keyof Original as Key extends `${infer Base}_other` ? `${Base}_one` : never]?: string;
};
