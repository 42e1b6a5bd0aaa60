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

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A component's docs page: description, playground, props, and other stories. */
export function ComponentDocs() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (first === undefined) return null;
  const isScreen = first.title.includes('/Screens/');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isScreen ? <ScreenStates first={first} others={others} /> : <Stage story={first} />}
      <Controls />
      {!isScreen &&
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
      <div style={{ maxInlineSize: width }}>
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
