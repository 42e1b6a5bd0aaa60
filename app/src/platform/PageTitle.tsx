/** The page's title in the browser: what is shown, then the shop. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children === 'MCY' ? children : `${children} · MCY`}</title>;
}
