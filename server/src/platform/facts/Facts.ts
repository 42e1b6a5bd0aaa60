/**
 * What happened, by kind. The file that tells a fact declares it here (`declare module`); it
 * names the player it is about, whose facts are followed in order.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas and the other rooms
export interface Facts {}

export type FactKind = keyof Facts;

/** A fact as its followers get it. */
export interface Fact<Kind extends FactKind = FactKind> {
  data: Facts[Kind];
  /** The clock of the request that told it. */
  now: Date;
}
