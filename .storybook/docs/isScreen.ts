/** True for the title of a screen's stories. */
export function isScreen(title: string): boolean {
  return title.includes('/Screens/');
}
