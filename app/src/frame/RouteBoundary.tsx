import { Component, type ReactNode, Suspense, lazy } from 'react';
import { loadRoute } from '../platform/loadRoute.ts';
import { ChunkFailure } from '../platform/ChunkFailure.tsx';
import { RouteWait } from '../platform/RouteWait.tsx';

const load = loadRoute(
  () => import('../routes/system/frame/RouteErrorRoute.tsx').then((module) => module.RouteErrorRoute),
  ['system/frame'],
);

// Without a connection, the offline page cannot be loaded either.
const RouteError = lazy(async () => {
  try {
    return { default: await load() };
  } catch {
    return { default: ChunkFailure };
  }
});

interface RouteBoundaryProps {
  /** Another address gets another try. */
  address: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  broken: { error: unknown; address: string } | null;
}

/** Replaces only a route that threw or failed to load: the navigation around it still works. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override readonly state: RouteBoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): RouteBoundaryState {
    return { broken: { error, address: location.pathname + location.search } };
  }

  static getDerivedStateFromProps({ address }: RouteBoundaryProps, { broken }: RouteBoundaryState): RouteBoundaryState {
    return { broken: broken?.address === address ? broken : null };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return (
      <Suspense fallback={<RouteWait />}>{broken ? <RouteError error={broken.error} /> : this.props.children}</Suspense>
    );
  }
}
