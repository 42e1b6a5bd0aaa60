/** In the page, before anything else: what was moved on its way in is drawn a hair differently from what stood there all along. */
export function stopAnimations(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(styles);
}
