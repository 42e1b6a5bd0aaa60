/** Texts of the viewer. */
export interface ViewerTexts {
  /** Label of the viewer: "Pictures". */
  title: string;
  /**
   * Position: "2
   * 9". Visible, and announced on change.
   */
  counter: (place: number, count: number) => string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Label of the save button. */
  save: string;
  /** Announced while a picture loads. */
  loading: string;
  /** Replaces a picture that failed to load. */
  failed: string;
}
