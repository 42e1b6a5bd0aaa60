/** A province or ward: its official code, and its Vietnamese name. */
export interface Area {
  code: string;
  name: string;
}

/** A ward and its province. */
export interface ChosenArea {
  province: Area;
  ward: Area;
}
