/** A province or a ward: its official code, and its name in the country's own language. */
export interface Area {
  code: string;
  name: string;
}

/** A ward and the province it lies in. */
export interface ChosenArea {
  province: Area;
  ward: Area;
}
