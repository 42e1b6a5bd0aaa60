/** What the viewer says. */
export interface ViewerTexts {
  /** Names the window: "Pictures". */
  title: string;
  /** Where one is: "2 / 9". Seen, and read aloud as it changes. */
  counter: (place: number, count: number) => string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Names the button that saves the picture. */
  save: string;
  /** Announced while a picture loads. */
  loading: string;
  /** In the place of a picture that did not load. */
  failed: string;
}
