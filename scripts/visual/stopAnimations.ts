/** In the page, before anything else: an element that animated in is painted slightly differently from one that was there all along. */
export function stopAnimations(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(styles);
}
