import type { ReactNode } from 'react';
import { Grid } from '../../primitives/Grid/Grid.tsx';

/** Two columns on a desktop, one above the other elsewhere. */
export function Halves({ children }: { children: ReactNode }) {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      {children}
    </Grid>
  );
}
