/**
 * The shape a translation must have: every key of the Vietnamese original and no other,
 * save that a counted text (`draws_other`) may have the plural forms its own language needs (`draws_one`).
 */
export type Texts<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Texts<Original[Key]>;
} & {
  readonly [Key in keyof Original as Key extends `${infer Base}_other` ? `${Base}_one` : never]?: string;
};
