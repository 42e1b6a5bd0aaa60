import { composeStory } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';

const nothing = composeStory({ render: () => createElement(Fragment) }, { title: 'Nothing' });

/** Ends the last story: its clock, and the pseudo-language that it wrote into the page. Storybook does it only when the next one loads. */
export async function endStory(): Promise<void> {
  await nothing.load();
}
