import '@mcy/ui/styles';
import { SearchBar, type SearchBarProps } from '@mcy/ui/patterns';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onSearch = vi.fn<(query: string) => void>();
const onQueryChange = vi.fn<(query: string) => void>();

const props: SearchBarProps = {
  texts: {
    label: 'Search toys',
    placeholder: 'Name or series',
    submit: 'Search',
    clear: 'Clear',
    suggestions: 'Suggestions',
    suggestionCount: (count) => `${count} suggestions`,
    recent: 'Recent',
    removeRecent: (query) => `Remove ${query}`,
    clearRecent: 'Clear all',
    popular: 'Popular',
  },
  onSearch,
  onQueryChange,
};

function Remembering() {
  const [recent, setRecent] = useState<readonly string[]>(['cat', 'rabbit', 'bear']);
  return (
    <SearchBar
      {...props}
      recent={recent}
      onRemoveRecent={(query) => setRecent(recent.filter((other) => other !== query))}
      onClearRecent={() => setRecent([])}
    />
  );
}

afterEach(() => {
  vi.clearAllMocks();
});

describe('SearchBar', () => {
  it('is a search landmark that searches for the input, not for blanks', async () => {
    const screen = await render(<SearchBar {...props} />);
    const search = screen.getByRole('search', { name: 'Search toys' });
    const field = search.getByRole('combobox', { name: 'Search toys' });
    await field.fill('   ');
    await userEvent.keyboard('{Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await field.fill(' moon rabbit ');
    await search.getByRole('button', { name: 'Search' }).click();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('moon rabbit');
  });

  it('asks once when typing pauses', async () => {
    const screen = await render(<SearchBar {...props} />);
    const field = screen.getByRole('combobox').element();
    // In one task: on a busy machine the browser driver pauses between two letters for longer than a user does.
    for (const typed of ['c', 'ca', 'cat']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    expect(onQueryChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('cat'));
  });

  it('moves through suggestions and back to the input by arrow keys, and closes on Escape', async () => {
    const screen = await render(<SearchBar {...props} suggestions={['space cat', 'lucky cat']} />);
    const field = screen.getByRole('combobox');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('cat');
    await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('2 suggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(screen.getByRole('option', { name: 'lucky cat' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('lucky cat');
    await expect.element(field).toHaveValue('lucky cat');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field).toHaveValue('lucky cat');
  });

  it('picks a suggestion by click and keeps focus', async () => {
    const screen = await render(<SearchBar {...props} suggestions={['space cat']} />);
    await screen.getByRole('combobox').fill('cat');
    await screen.getByRole('option', { name: 'space cat' }).click();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('space cat');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  });

  it('clears the input, announces it and shows recent searches', async () => {
    const screen = await render(<SearchBar {...props} defaultQuery="cat" recent={['rabbit']} popular={['glow']} />);
    await expect.element(screen.getByRole('button', { name: 'rabbit' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Clear' }).click();
    expect(onQueryChange).toHaveBeenLastCalledWith('');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await screen.getByRole('region', { name: 'Popular' }).getByRole('button', { name: 'glow' }).click();
    expect(onSearch).toHaveBeenLastCalledWith('glow');
  });

  it('removes one recent query or all, and moves focus', async () => {
    const screen = await render(<Remembering />);
    await screen.getByRole('button', { name: 'Remove rabbit' }).click();
    await expect.element(screen.getByRole('button', { name: 'rabbit', exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Remove bear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Remove cat' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(screen.getByRole('region', { name: 'Recent' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  });
});
