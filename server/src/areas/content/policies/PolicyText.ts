/** A policy's text in one language. */
export interface PolicyText {
  title: string;
  /** Paragraphs before the first section. */
  lead: string[];
  sections: PolicySection[];
}

export interface PolicySection {
  /** The same in each language. */
  id: string;
  heading: string;
  /** A paragraph, or the points of a list. */
  paragraphs: (string | string[])[];
}
