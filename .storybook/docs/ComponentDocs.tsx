import {
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { viewports } from '@mcy/ui/testing';
import { isScreen } from './isScreen.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A component's docs page: description, playground, props, and other stories. */
export function ComponentDocs() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (first === undefined) return null;
  const ofScreen = isScreen(first.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {ofScreen ? <ScreenStates first={first} others={others} /> : <Stage story={first} />}
      <Controls />
      {!ofScreen &&
        others.map((story) => (
          <section key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Stage story={story} />
          </section>
        ))}
    </>
  );
}

/** Overlays and focus traps are framed: several at once would cover each other and the text. */
function Stage({ story }: { story: Story }) {
  const covers = story.initialArgs['open'] === true || story.parameters['layout'] === 'fullscreen';
  return <Canvas of={story.moduleExport} {...(covers ? { story: { inline: false, height: '480px' } } : {})} />;
}

/** A screen fills a page: one state in a phone frame, the others one click away. */
function ScreenStates({ first, others }: { first: Story; others: readonly Story[] }) {
  const { width, height } = viewports.phone.styles;
  return (
    <>
      {/* As wide as the phone within the canvas's border. */}
      <div style={{ inlineSize: `calc(${width} + 2px)` }}>
        <Canvas of={first.moduleExport} story={{ inline: false, height }} />
      </div>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
}
