import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// On demand: stories and their tests need none of Storybook's docs blocks.
const LazyContainer = lazy(() => import('./docs/HouseDocs.tsx').then((module) => ({ default: module.HouseDocs })));
const LazyPage = lazy(() => import('./docs/ComponentDocs.tsx').then((module) => ({ default: module.ComponentDocs })));

/** The frame of every docs page. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  );
}

/** The docs page of a component that has no page of its own. */
export function DocsPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}
