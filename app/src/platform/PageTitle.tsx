/** Browser title of a page: its own title, then the shop's. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children === 'MCY' ? children : `${children} · MCY`}</title>;
}
