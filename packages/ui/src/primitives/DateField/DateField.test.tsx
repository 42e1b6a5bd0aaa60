import { DateField } from '@mcy/ui/primitives';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

describe('DateField', () => {
  it('hands over the day as YYYY-MM-DD, and null when emptied', async () => {
    const changed = vi.fn();
    const screen = await render(<DateField label="Ngày sinh" value="2001-05-19" onValueChange={changed} />);
    const field = screen.getByLabelText('Ngày sinh');
    await expect.element(field).toHaveValue('2001-05-19');
    await field.fill('1999-12-31');
    expect(changed).toHaveBeenLastCalledWith('1999-12-31');
    await field.fill('');
    expect(changed).toHaveBeenLastCalledWith(null);
  });
});
