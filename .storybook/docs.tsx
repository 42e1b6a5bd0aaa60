import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// On demand: stories and their tests do not need Storybook's docs blocks.
const LazyContainer = lazy(() => import('./docs/HouseDocs.tsx').then((module) => ({ default: module.HouseDocs })));
const LazyPage = lazy(() => import('./docs/ComponentDocs.tsx').then((module) => ({ default: module.ComponentDocs })));

/** Frame of every docs page. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  );
}

/** Docs page of a component without its own. */
export function DocsPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}
